/** Notifies other processes of content changes, and receives their notifications. */
export type ChangeNotifier = {
  notify(topic: string): Promise<void>;
  subscribe(subscriber: ChangeSubscriber): Promise<void>;
};

export type ChangeSubscriber = {
  /**
   * Called when another process changed content; without a topic after a reconnect, when notifications may have been
   * missed.
   */
  changed(topic?: string): void;
  disconnected(error: Error): void;
};
