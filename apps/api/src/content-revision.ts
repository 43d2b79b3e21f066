import type { ChangeSignal } from '@site/db/open';

/*
 * A number that changes with every content write on this database, whichever process made it. Whatever is kept of
 * rendered content is kept under it.
 */

export type ContentRevision = {
  readonly current: number;
  /** Call after a write has been committed. */
  announce(): Promise<void>;
  subscribe(changed: (revision: number) => void): void;
};

export type RevisionLog = { debug(fields: object, text: string): void; warn(fields: object, text: string): void };

export function createContentRevision(signal: ChangeSignal, log: RevisionLog) {
  let current = 0;
  const subscribers = new Set<(revision: number) => void>();
  const advance = () => {
    current += 1;
    for (const changed of subscribers) changed(current);
  };
  return {
    get current() {
      return current;
    },
    async announce() {
      advance();
      // The write is done and acknowledged: others hearing of it late must not turn it into a failure.
      await signal.send().catch((error: unknown) => log.warn({ err: error }, 'could not announce a content change'));
    },
    subscribe(changed: (revision: number) => void) {
      subscribers.add(changed);
    },
    listen: () =>
      signal.listen(
        () => {
          advance();
          log.debug({ revision: current }, 'heard of a content change');
        },
        (error) => log.warn({ err: error }, 'lost the line to other processes; trying again'),
      ),
  };
}
