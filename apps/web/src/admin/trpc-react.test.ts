import { expect, test } from 'vitest';
import { showToast, takeToast } from '../ui/toast/toasts.ts';
import { createClients } from './trpc-react.ts';

test('a mutation closes the error of an earlier attempt when it starts', async () => {
  const { queryClient } = createClients(() => {});
  showToast({ title: 'Error', variant: 'destructive' });
  const mutationFn = async () => takeToast();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
  expect(await mutation.execute(undefined)).toBeUndefined();
});
