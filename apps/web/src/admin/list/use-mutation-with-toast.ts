import { showToast } from '../../ui/toast/toasts.ts';
import { describeError, showErrorToast } from '../errors.ts';

type Mutation<Input> = { mutateAsync: (input: Input) => Promise<unknown> };

/** Changes records at once. What fails is told, and how many have changed where they are several. */
export function useMutationWithToast<Input extends object>(
  { mutateAsync }: Mutation<Input>,
  failure: string,
  onChanged: () => Promise<unknown>,
) {
  return (input: Input) => {
    const count = 'ids' in input && Array.isArray(input.ids) ? input.ids.length : 1;
    mutateAsync(input)
      .then(() => count > 1 && showToast({ title: `${count} changed` }))
      .catch((error: unknown) => showErrorToast(error, `${failure}: ${describeError(error)}`))
      .finally(() => void onChanged());
  };
}
