import type { AppRouter } from '@site/api/public-types';
import type { TRPCLink } from '@trpc/client';
import { share, tap } from '@trpc/server/observable';

type Answer = ReturnType<ReturnType<TRPCLink<AppRouter>>>;

/**
 * Deduplicates mutations, so that a double click does not send the same reply twice: a mutation equal to one in flight
 * shares its response. A second click can come before the button is disabled.
 */
export function shareMutations(): TRPCLink<AppRouter> {
  return () => {
    const awaited = new Map<string, Answer>();
    return ({ op, next }) => {
      if (op.type !== 'mutation') return next(op);
      const key = JSON.stringify([op.path, op.input]);
      const running = awaited.get(key);
      if (running) return running;
      const forget = () => awaited.delete(key);
      const answer = next(op).pipe(tap({ complete: forget, error: forget }), share());
      awaited.set(key, answer);
      return answer;
    };
  };
}
