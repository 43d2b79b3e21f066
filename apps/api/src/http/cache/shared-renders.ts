import type { RenderQueue } from '../../render-queue.ts';

/** Concurrent requests for one key share a render. It is queued once, and starts when any of their clients is next. */
export function createSharedRenders<T>(queue: RenderQueue) {
  type Shared = { clients: Set<string>; result: Promise<T>; isStarted: boolean };
  const shared = new Map<string, Shared>();

  return {
    /** Joins the render of the key, or adds one to the queue. */
    render(key: string, client: string, run: () => Promise<T>): Promise<T> {
      const known = shared.get(key);
      if (known) {
        known.clients.add(client);
        return known.result;
      }
      const clients = new Set([client]);
      const start = () => {
        mine.isStarted = true;
        return run();
      };
      const end = () => shared.get(key) === mine && shared.delete(key);
      const mine: Shared = { clients, result: queue(start, clients).finally(end), isStarted: false };
      shared.set(key, mine);
      return mine.result;
    },

    /**
     * Called after a change: later requests do not join renders that have started. Queued renders will show the change.
     */
    contentChanged(): void {
      for (const [key, { isStarted }] of shared) if (isStarted) shared.delete(key);
    },

    /** The number of renders for which the client waits. */
    countOf: (client: string): number => [...shared.values()].filter(({ clients }) => clients.has(client)).length,
  };
}
