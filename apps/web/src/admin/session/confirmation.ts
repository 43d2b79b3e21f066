import type { AppRouter } from '@site/api/public-types';
import type { SecondFactor } from '@site/schema/factor';
import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { readApiError, readSecondFactor } from '../../app/api-error.ts';
import { createStore } from '../../ui/store.ts';

/*
 * Some changes and exports have to be confirmed. The server refuses them with 403; the link asks the administrator in
 * `IdentityDialog` and then repeats the request.
 */

export type Question = {
  /** Empty if the password is sufficient. */
  secondFactor: SecondFactor[];
  answer: (isConfirmed: boolean) => void;
};

/** The open question; null if there is none. */
export const question = createStore<Question | null>(null);

type Refusal = TRPCClientError<AppRouter>;

let answered: Promise<boolean> | undefined;

/** Requests that need a confirmation at the same time share one question. */
function ask(secondFactor: SecondFactor[]): Promise<boolean> {
  answered ??= new Promise((resolve) => {
    function answer(isConfirmed: boolean) {
      answered = undefined;
      question.set(null);
      resolve(isConfirmed);
    }
    question.set({ secondFactor, answer });
  });
  return answered;
}

export function confirmAndRepeat(): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let request = next(op).subscribe({
          ...observer,
          error(error) {
            const secondFactor = readApiError(error).status === 403 ? readSecondFactor(error) : undefined;
            if (!secondFactor) return observer.error(error);
            void repeat(secondFactor, error);
          },
        });

        async function repeat(secondFactor: SecondFactor[], error: Refusal) {
          if (await ask(secondFactor)) request = next(op).subscribe(observer);
          else observer.error(error);
        }
        return () => request.unsubscribe();
      });
}
