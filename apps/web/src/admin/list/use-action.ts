import { showToast } from '../../ui/toast/toasts.ts';
import { sentenceOf, statusOf } from '../data.ts';

type Mutation<Input> = { mutateAsync: (input: Input) => Promise<unknown> };

/** Changes records at once; what fails is told. */
export function useAction<Input>({ mutateAsync }: Mutation<Input>, failure: string, onChanged: () => void) {
  return (input: Input) => {
    mutateAsync(input)
      .catch((error: unknown) => {
        if (statusOf(error) === 401) return;
        const message = [failure, sentenceOf(error)].filter(Boolean).join(': ');
        showToast({ title: 'Error', message, variant: 'destructive' });
      })
      .finally(onChanged);
  };
}
