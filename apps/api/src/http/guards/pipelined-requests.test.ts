import { expect, test } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';
import { sendBytes } from '../../testing/listening-app.ts';

const get = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\n\r\n`;

test('answers requests that are sent without waiting for responses one after another, in their order', async () => {
  let running = 0;
  const render = async ({ url }: { url: string }) => {
    running += 1;
    await new Promise((done) => setImmediate(done));
    const html = `<p>${url} with ${running} running</p>`;
    running -= 1;
    return { status: 200, html };
  };
  const { app } = await testApp({ deps: { web: { ...fakeWeb, render } } });
  const paths = ['/one', '/two', '/three', '/four'];
  const received = await sendBytes(app, paths.map((path) => get(path)).join('') + get('/five', 'close'));
  const bodies = received.match(/<p>.*?<\/p>/g);
  expect(bodies).toEqual([...paths, '/five'].map((path) => `<p>${path} with 1 running</p>`));
});

test.each([
  [101, 'answered'],
  [102, 'cut off'],
])('%i requests that are sent without waiting for responses are %s', async (sent, expected) => {
  const { app } = await testApp();
  const bytes = get('/api/health').repeat(sent - 1) + get('/api/health', 'close');
  const received = await sendBytes(app, bytes).catch(() => '');
  const answered = received.split('HTTP/1.1 200').length - 1;
  expect(answered === sent ? 'answered' : 'cut off').toBe(expected);
});

test('closes a connection on which a request with a body, or 128 KB of requests, would wait', async () => {
  const { promise: never } = Promise.withResolvers<{ status: number; html: string }>();
  const { app } = await testApp({ deps: { web: { ...fakeWeb, render: () => never } } });
  const post = 'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}';
  const long = get(`/${'a'.repeat(8_000)}`);
  for (const waiting of [post, long.repeat(30)]) {
    expect(await sendBytes(app, get('/slow') + waiting).catch(() => '')).toBe('');
  }
});
