import { adminSessionKey } from '@site/schema/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeError, isUnauthorized } from '../../error-messages.ts';
import { uploadFile } from './upload-file.ts';

let request: FakeRequest;

class FakeRequest extends EventTarget {
  upload = new EventTarget();
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  sent: FormData | undefined;
  isAborted = false;
  open = () => {};
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event('load'));
  }
}

const storage = new Map<string, string>();

beforeEach(() => {
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => storage.delete(key),
  };
  storage.set(adminSessionKey, 'token');
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('XMLHttpRequest', function createRequest() {
    request = new FakeRequest();
    return request;
  });
});

afterEach(() => void vi.unstubAllGlobals());

const file = new File(['x'], 'a.png', { type: 'image/png' });

test('sends the file with the session and reports the progress', async () => {
  const onProgress = vi.fn();
  const uploading = uploadFile(file, { onProgress });
  expect(request.headers).toEqual({ authorization: 'Bearer token' });
  expect(request.sent?.get('file')).toMatchObject({ name: 'a.png' });
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
  expect(onProgress).toHaveBeenCalledWith(0.25);
  request.answer(201, '{"id":1,"createdAt":"2026-01-02T03:04:05.000Z"}');
  expect(await uploading).toEqual({ id: 1, createdAt: new Date('2026-01-02T03:04:05Z') });
});

test("fails with the server's message, with the status of another response, or without a connection", async () => {
  const fail = async (act: () => void) => {
    const error = uploadFile(file).catch(describeError);
    act();
    return error;
  };
  expect(await fail(() => request.answer(400, '{"message":"This file is damaged"}'))).toBe('This file is damaged');
  expect(await fail(() => request.answer(502, '<html>'))).toMatch('The server answered with 502.');
  expect(await fail(() => request.dispatchEvent(new Event('error')))).toMatch('No connection to the server.');
});

test('ends the stored session when the server refuses it', async () => {
  const refused = uploadFile(file).catch(isUnauthorized);
  request.answer(401, '{"message":"Not logged in"}');
  expect(await refused).toBe(true);
  expect(storage.has(adminSessionKey)).toBe(false);
});

test('aborts the request', async () => {
  const abort = new AbortController();
  const uploading = uploadFile(file, { signal: abort.signal });
  abort.abort();
  await expect(uploading).rejects.toThrow('aborted');
  expect(request.isAborted).toBe(true);
});
