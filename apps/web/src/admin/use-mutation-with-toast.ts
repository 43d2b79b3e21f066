import { showToast } from '../ui/toast/toasts.ts';
import { describeError, showErrorToast } from './errors.ts';

type Mutation<Input> = { mutateAsync: (input: Input) => Promise<unknown> };

/** Runs a mutation and refreshes. A toast shows an error, and how many records changed if there were several. */
export function useMutationWithToast<Input extends object>(
  { mutateAsync }: Mutation<Input>,
  failure: string,
  refresh: () => Promise<unknown>,
) {
  return (input: Input) => {
    const count = 'ids' in input && Array.isArray(input.ids) ? input.ids.length : 1;
    mutateAsync(input)
      .then(() => count > 1 && showToast({ title: `${count} changed` }))
      .catch((error: unknown) => showErrorToast(error, `${failure}: ${describeError(error)}`))
      .finally(() => void refresh());
  };
}
