import { showToast } from '../../ui/toast/toasts.ts';
import { reasonOf, statusOf } from '../data.ts';

type Mutation<Input> = { mutateAsync: (input: Input) => Promise<unknown> };

/** Changes records at once; what fails is told. */
export function useAction<Input>({ mutateAsync }: Mutation<Input>, failure: string, onChanged: () => Promise<unknown>) {
  return (input: Input) => {
    mutateAsync(input)
      .catch((error: unknown) => {
        if (statusOf(error) === 401) return;
        showToast({ title: 'Error', message: `${failure}: ${reasonOf(error)}`, variant: 'destructive' });
      })
      .finally(() => void onChanged());
  };
}
