import type { AppRouter } from '@site/api/public-types';
import { type OperationLink, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { confirmAndRepeat, question } from './confirmation.ts';

const refusal = (httpStatus: number, secondFactor?: string[]) =>
  new TRPCClientError<AppRouter>('Refused', { result: { error: { data: { httpStatus, secondFactor } } as never } });

/** A link that refuses the first requests with these errors, and counts all requests. */
function refusing(...errors: TRPCClientError<AppRouter>[]) {
  const sent = { count: 0 };
  const next: Parameters<OperationLink<AppRouter>>[0]['next'] = () =>
    observable((observer) => {
      const error = errors[sent.count];
      sent.count += 1;
      if (error) observer.error(error);
      else observer.next({ result: { type: 'data', data: 'done' } });
      if (!error) observer.complete();
    });
  const send = () =>
    new Promise((resolve, reject) => {
      const link = confirmAndRepeat()({} as never);
      link({ op: {} as never, next }).subscribe({ next: ({ result }) => resolve(result), error: reject });
    });
  return { sent, send };
}

test('repeats requests after one confirmation for all of them', async () => {
  const { sent, send } = refusing(refusal(403, ['totp']), refusal(403, ['totp']));
  const requests = [send(), send()];
  expect(question.read()?.secondFactor).toEqual(['totp']);
  question.read()?.answer(true);
  expect(await Promise.all(requests)).toMatchObject([{ data: 'done' }, { data: 'done' }]);
  expect([sent.count, question.read()]).toEqual([4, null]);
});

test('fails with the refusal when the dialog is closed, and asks again for the next request', async () => {
  const { sent, send } = refusing(refusal(403, []), refusal(403, []));
  for (const count of [1, 2]) {
    const request = send();
    question.read()?.answer(false);
    await expect(request).rejects.toThrow('Refused');
    expect(sent.count).toBe(count);
  }
});

test('asks for nothing after other errors, such as a login that needs a code', async () => {
  const { send } = refusing(refusal(401, ['totp']), refusal(403));
  await expect(send()).rejects.toThrow('Refused');
  await expect(send()).rejects.toThrow('Refused');
  expect(question.read()).toBeNull();
});
