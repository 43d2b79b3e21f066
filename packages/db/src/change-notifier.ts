/** Notifies other processes of content changes, and this one of theirs. */
export type ChangeNotifier = {
  notify(topic: string): Promise<void>;
  subscribe(subscriber: ChangeSubscriber): Promise<void>;
};

export type ChangeSubscriber = {
  /** Another process changed something. Without a topic: the connection is back, and notifications may have been missed. */
  changed(topic?: string): void;
  disconnected(error: Error): void;
};
