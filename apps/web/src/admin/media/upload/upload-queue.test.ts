import type { UploadedMedia } from '@site/schema/media';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { createUploadQueue, type QueueOptions } from './upload-queue.ts';

const pictures = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/png' }));

/** A queue whose uploads are completed by the test. */
function testQueue() {
  const running = new Map<
    string,
    { finish: () => void; fail: (error?: Error) => void; signal: AbortSignal | undefined }
  >();
  const uploaded: string[] = [];
  const upload: QueueOptions['upload'] = ({ name }, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const end =
        <Args extends unknown[]>(run: (...args: Args) => void) =>
        (...args: Args) => {
          running.delete(name);
          run(...args);
        };
      onProgress?.(0.5);
      running.set(name, {
        finish: end(() => resolve({ name } as UploadedMedia)),
        fail: end((error: Error = new TypeError('Failed to fetch')) => reject(error)),
        signal: signal,
      });
      signal?.addEventListener(
        'abort',
        end(() => reject(signal.reason)),
      );
    });
  const queue = createUploadQueue({ upload });
  queue.deliverTo(({ name }) => uploaded.push(name));
  const states = () => queue.uploads.read().map(({ name, state }) => `${name} ${state}`);
  const idOf = (name: string) => queue.uploads.read().find((one) => one.name === name)?.id ?? 0;
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { queue, running, uploaded, states, idOf, settle };
}

test('sends two files at a time and delivers them in the order in which they were chosen', async () => {
  const { queue, running, uploaded, states, settle } = testQueue();
  queue.add(pictures('a', 'b', 'c'));
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  expect(queue.uploads.read()[0]?.progress).toBe(0.5);
  running.get('b')?.finish();
  await settle();
  expect(states()).toEqual(['a sending', 'b done', 'c sending']);
  expect(uploaded).toEqual([]);
  running.get('a')?.finish();
  await settle();
  expect(uploaded).toEqual(['a', 'b']);
  running.get('c')?.finish();
  await settle();
  expect([uploaded, states()]).toEqual([['a', 'b', 'c'], []]);
});

test('keeps a failed file until it is retried, and continues with later ones', async () => {
  const { queue, running, uploaded, idOf, settle } = testQueue();
  queue.add(pictures('a', 'b'));
  running.get('a')?.fail();
  running.get('b')?.finish();
  await settle();
  expect(uploaded).toEqual(['b']);
  expect(queue.uploads.read()).toMatchObject([{ name: 'a', state: 'failed', canRetry: true }]);
  expect(queue.uploads.read()[0]?.error).toBe('No connection to the server. Nothing is lost: please try again.');
  queue.retry(idOf('a'));
  running.get('a')?.finish();
  await settle();
  expect(uploaded).toEqual(['b', 'a']);
});

test('delivers the files that waited for an earlier file when that fails', async () => {
  const { queue, running, uploaded, states, settle } = testQueue();
  queue.add(pictures('a', 'b'));
  running.get('b')?.finish();
  await settle();
  running.get('a')?.fail();
  await settle();
  expect(uploaded).toEqual(['b']);
  expect(states()).toEqual(['a failed']);
});

test.each([
  [400, false],
  [413, false],
  [415, false],
  [503, true],
])('after the status %i, sending the file again is offered: %s', async (status, canRetry) => {
  const { queue, running, settle } = testQueue();
  queue.add(pictures('a'));
  running.get('a')?.fail(TRPCClientError.from(new Error('Refused'), { meta: { response: { status } } }));
  await settle();
  expect(queue.uploads.read()).toMatchObject([{ state: 'failed', canRetry }]);
});

test('aborts a cancelled upload and starts the next file', async () => {
  const { queue, running, states, idOf, settle } = testQueue();
  queue.add(pictures('a', 'b', 'c'));
  const signal = running.get('a')?.signal;
  queue.remove(idOf('a'));
  await settle();
  expect(signal?.aborted).toBe(true);
  expect(states()).toEqual(['b sending', 'c sending']);
});

test('refuses files that are too large, empty or of another type before they are sent', () => {
  const { queue, running } = testQueue();
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  const large = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' });
  queue.add([text, large, new File([], 'empty.png', { type: 'image/png' })]);
  expect(queue.uploads.read().map(({ error }) => error)).toEqual([
    'This kind of file is not accepted. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG picture, a PDF or an MP4 video.',
    'A file may have at most 25 MB. Please make it smaller.',
    'This file is empty',
  ]);
  expect(queue.uploads.read().every(({ canRetry }) => !canRetry)).toBe(true);
  expect(running.size).toBe(0);
});
