import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Submission } from './queued-submissions.ts';

/** The procedure of the API that receives the form. */
const send = vi.hoisted(() => vi.fn());
vi.mock('../../app/visit-source.ts', () => ({ visitSource: () => ({ landingPage: '/' }) }));
vi.mock('../../app/load-api.ts', () => {
  const procedure = { mutate: send };
  return { loadApi: async () => ({ contact: { send: procedure }, callRequest: { schedule: procedure } }) };
});

const submission: Submission = { form: 'contact', input: { name: 'Asha', submissionKey: 'one' } };

/** A tab, whose storage survives a reload of the page. */
const tab = { items: new Map<string, string>(), window: new EventTarget(), navigator: { onLine: false } };

/** Loads the page: resets the modules and keeps the storage. */
async function loadPage() {
  vi.resetModules();
  tab.window = Object.assign(new EventTarget(), {
    location: { pathname: '/' },
    sessionStorage: {
      getItem: (key: string) => tab.items.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.items.set(key, value),
      removeItem: (key: string) => void tab.items.delete(key),
    },
  });
  vi.stubGlobal('window', tab.window);
  vi.stubGlobal('navigator', tab.navigator);
  const { queuedSubmissions } = await import('./queued-submissions.ts');
  const { takeToast } = await import('../../ui/toast/toasts.ts');
  // Loaded beforehand, because fake timers do not wait for an import.
  await import('./deliver-submissions.ts');
  const { startDelivery } = await import('./start-delivery.ts');
  startDelivery({ id: 'Asia/Kolkata', name: 'IST', place: 'India' });
  return { queuedSubmissions, takeToast };
}

function connect() {
  tab.navigator.onLine = true;
  tab.window.dispatchEvent(new Event('online'));
}

const failure = (httpStatus?: number) =>
  Object.assign(new Error('Refused'), { name: 'TRPCClientError', data: httpStatus && { httpStatus } });

beforeEach(() => {
  vi.useFakeTimers();
  tab.items.clear();
  tab.navigator.onLine = false;
  send.mockReset().mockResolvedValue({ message: 'Thank you' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends a submission once when the connection returns, and notifies its form', async () => {
  const { queuedSubmissions } = await loadPage();
  const receiver = vi.fn();
  queuedSubmissions.receive('contact', receiver);
  queuedSubmissions.add('contact', submission);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  connect();
  connect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send.mock.calls).toEqual([[{ ...submission.input, landingPage: '/' }]]);
  expect(receiver.mock.calls).toEqual([[{ answer: { message: 'Thank you' } }]]);
  expect(queuedSubmissions.all.read().has('contact')).toBe(false);
});

test('sends a submission after a reload, deletes its draft and key, and shows the response', async () => {
  (await loadPage()).queuedSubmissions.add('contact', submission);
  tab.items.set('draft:contact', '{"values":{}}');
  tab.items.set('submissionKey:contact', 'one');
  const { queuedSubmissions, takeToast } = await loadPage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  expect(queuedSubmissions.all.read().has('contact')).toBe(true);
  connect();
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls).toEqual([[{ ...submission.input, landingPage: '/' }]]);
  expect(takeToast()).toMatchObject({ title: 'Message sent successfully!', message: 'Thank you' });
  expect([...tab.items.keys()]).toEqual([]);
});

test('confirms a call that is sent from another page with its day, time and zone, and with a link to it', async () => {
  const { queuedSubmissions, takeToast } = await loadPage();
  const input = { preferredDate: '2031-06-12', preferredTime: '4:00 PM', submissionKey: 'one' };
  queuedSubmissions.add('call', { form: 'call', input });
  send.mockResolvedValue({ message: 'Scheduled!', token: '1.x' });
  connect();
  await vi.advanceTimersByTimeAsync(0);
  expect(takeToast()).toMatchObject({
    title: 'Success!',
    message: 'Scheduled!',
    // With the time in the zone in which the test runs, unless it is that of India.
    details: expect.arrayContaining(['Thu, Jun 12, 2031,', '4:00 PM IST', expect.stringContaining('(Asia/Kolkata)')]),
    action: { label: 'View call' },
  });
});

test.each([undefined, 429, 503])('retries after a failure with status %s', async (status) => {
  const { queuedSubmissions } = await loadPage();
  queuedSubmissions.add('contact', submission);
  send.mockRejectedValueOnce(failure(status));
  connect();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(queuedSubmissions.all.read().has('contact')).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(queuedSubmissions.all.read().has('contact')).toBe(false);
});

test('gives up when the server refuses it, keeps the draft and shows the reason', async () => {
  const { queuedSubmissions, takeToast } = await loadPage();
  queuedSubmissions.add('contact', submission);
  tab.items.set('draft:contact', '{"values":{}}');
  send.mockRejectedValueOnce(failure(400));
  connect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(takeToast()).toEqual({
    title: 'Error sending message',
    message: 'Refused',
    variant: 'destructive',
  });
  expect([...tab.items.keys()]).toEqual(['draft:contact']);
});

test('a submission that is replaced while it is being sent leaves the new one queued', async () => {
  const { queuedSubmissions } = await loadPage();
  const { promise, resolve } = Promise.withResolvers<{ message: string }>();
  const changed: Submission = { form: 'contact', input: { name: 'Ravi', submissionKey: 'one' } };
  queuedSubmissions.add('contact', submission);
  send.mockReturnValueOnce(promise);
  connect();
  await vi.advanceTimersByTimeAsync(0);
  queuedSubmissions.add('contact', changed);
  resolve({ message: 'Thank you' });
  await vi.advanceTimersByTimeAsync(0);
  expect(queuedSubmissions.get('contact')).toBe(changed);
});

test('does not send a queued form that was changed', async () => {
  const { queuedSubmissions } = await loadPage();
  queuedSubmissions.add('contact', submission);
  queuedSubmissions.remove('contact');
  connect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
});
