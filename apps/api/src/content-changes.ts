import type { ChangeSignal } from '@site/db/postgres/change-signal';

/*
 * A number that changes with every content write on this database, whichever process made it. Whatever is kept of
 * rendered content is kept under it.
 */

/** `views` is how often posts were read; everything else that visitors see is `content`. */
export type Topic = 'content' | 'views';

export type ContentRevision = {
  readonly current: number;
  /** False while this process could miss what another one writes. */
  readonly isHeard: boolean;
  /** Call after a write has been committed. */
  announce(topic?: Topic): Promise<void>;
  subscribe(changed: (revision: number, topic: Topic) => void): void;
};

export type RevisionLog = { debug(fields: object, text: string): void; warn(fields: object, text: string): void };

export function createContentRevision(signal: ChangeSignal, log: RevisionLog) {
  let current = 0;
  let isHeard = true;
  const subscribers = new Set<(revision: number, topic: Topic) => void>();
  const advance = (topic: Topic) => {
    if (topic === 'content') current += 1;
    for (const changed of subscribers) changed(current, topic);
  };
  return {
    get current() {
      return current;
    },
    get isHeard() {
      return isHeard;
    },
    async announce(topic: Topic = 'content') {
      advance(topic);
      // The write is done and acknowledged: others hearing of it late must not turn it into a failure.
      await signal
        .send(topic)
        .catch((error: unknown) => log.warn({ err: error }, 'could not announce a content change'));
    },
    subscribe(changed: (revision: number, topic: Topic) => void) {
      subscribers.add(changed);
    },
    listen: () =>
      signal.listen({
        heard(topic) {
          // Whoever was away cannot know what was said meanwhile.
          isHeard = true;
          advance(topic === 'views' ? 'views' : 'content');
          log.debug({ revision: current, topic }, 'heard of a content change');
        },
        lost(error) {
          isHeard = false;
          log.warn({ err: error }, 'lost the line to other processes; trying again');
        },
      }),
  };
}
