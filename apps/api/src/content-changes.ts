import type { ChangeNotifier } from '@site/db/change-notifier';

/*
 * Notifies the caches of this process and of all others on the same database.
 */

/** The data besides the content that a cached response shows: view counts, or the seats of slots. */
type ChangingTag = 'views' | 'bookings';
/** The tag `notStored` keeps a response out of the cache, such as empty pages beyond the end of a list. */
export type CacheTag = ChangingTag | 'notStored';

/**
 * `views` are the view counts of posts, `bookings` the seats of slots; `content` is everything else that visitors see.
 */
export type Topic = 'content' | ChangingTag;

type Listener = (topic: Topic) => void;

export type ContentChanges = {
  /** The number of content changes that this process knows of. */
  readonly revision: number;
  /** False while this process may miss the notifications of other processes. */
  readonly isConnected: boolean;
  /** Call after a write has been committed. */
  notify(topic?: Topic): Promise<void>;
  subscribe(listener: Listener): void;
};

export type ChangeLog = Record<'debug' | 'info' | 'warn', (fields: object, text: string) => void>;

export function createContentChanges(notifier: ChangeNotifier, log: ChangeLog) {
  let revision = 0;
  let isConnected = true;
  const listeners = new Set<Listener>();
  const notifyListeners = (topic: Topic) => {
    if (topic === 'content') revision += 1;
    for (const listener of listeners) listener(topic);
  };
  return {
    get revision() {
      return revision;
    },
    get isConnected() {
      return isConnected;
    },
    async notify(topic: Topic = 'content') {
      notifyListeners(topic);
      // The write is committed, so a failed notification must not fail the request.
      await notifier
        .notify(topic)
        .catch((error: unknown) => log.warn({ err: error }, 'could not notify other processes of a content change'));
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
    },
    connect: () =>
      notifier.subscribe({
        changed(topic) {
          if (!isConnected) log.info({}, 'receives content changes again');
          isConnected = true;
          notifyListeners(topic === 'views' || topic === 'bookings' ? topic : 'content');
          log.debug({ revision, topic }, 'another process changed content');
        },
        disconnected(error) {
          isConnected = false;
          log.warn({ err: error }, 'lost the connection that receives content changes; reconnecting');
        },
      }),
  } satisfies ContentChanges & { connect(): Promise<void> };
}
