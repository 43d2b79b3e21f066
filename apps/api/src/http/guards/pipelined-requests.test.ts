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

test('closes a connection with 128 KB of queued requests', async () => {
  const { promise: never } = Promise.withResolvers<{ status: number; html: string }>();
  const { app } = await testApp({ deps: { web: { ...fakeWeb, render: () => never } } });
  const long = get(`/${'a'.repeat(8_000)}`);
  expect(await sendBytes(app, get('/slow') + long.repeat(30)).catch(() => '')).toBe('');
});

test('closes the connection after the earlier responses instead of buffering the body of a queued request', async () => {
  const { app } = await testApp();
  const body = JSON.stringify({ name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me about it.' });
  const post = `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const received = await sendBytes(app, get('/one') + get('/two') + post + post + get('/three'));
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  const created = await sendBytes(app, post + post);
  expect(created.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 201']);
});
