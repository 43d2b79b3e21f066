import { expect, test } from 'vitest';
import { testCaller } from '../../testing/app.ts';
import { bodies } from '../../testing/content.ts';
import { testForms } from '../../testing/forms.ts';

/** A booked call and its private page. */
async function bookedCall(fields: object = {}) {
  const site = await testForms();
  const { token } = await testCaller(site).callRequest.schedule({ ...bodies.call, ...fields });
  const page = `/booking/${token}`;
  const { db } = site.database;
  return {
    ...site,
    page,
    async read() {
      const call = await db.selectFrom('callSchedules').selectAll().executeTakeFirstOrThrow();
      const mails = await db.selectFrom('outbox').select(['template', 'heldAt']).orderBy('id').execute();
      const { preferredTime, outcome, sequence } = call;
      return {
        preferredTime,
        outcome,
        sequence,
        mails: mails.length,
        held: mails.filter((mail) => mail.heldAt).length,
      };
    },
  };
}

const move = { action: 'reschedule', preferredDate: '2025-06-11', preferredTime: '4:00 PM' };
const cancel = { action: 'cancel' };

test('GET and HEAD change nothing, and the page is neither stored nor indexed', async () => {
  const { app, page, read } = await bookedCall();
  const before = await read();
  for (const url of [page, `${page}?action=cancel`, `${page}?action=reschedule&preferredTime=4:00+PM`]) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await app.inject({ method, url });
      expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    }
  }
  expect(await read()).toEqual(before);
});

test('a posted form moves the call once, even if it is sent several times', async () => {
  const { post, page, read } = await bookedCall();
  for (const outcome of ['outcome=moved', 'outcome=same']) {
    const response = await post(page, move);
    expect([response.statusCode, response.headers.location]).toEqual([303, `${page}?${outcome}`]);
  }
  expect(await read()).toMatchObject({ preferredTime: '4:00 PM', sequence: 1, outcome: null });
});

test('a posted form cancels the call, and a second one is refused', async () => {
  const { post, page, rendered, read } = await bookedCall();
  const response = await post(page, cancel);
  expect([response.statusCode, response.headers.location]).toEqual([303, `${page}?outcome=cancelled`]);
  const cancelled = await read();
  expect(cancelled).toMatchObject({ outcome: 'cancelled', sequence: 1 });
  for (const form of [cancel, move]) {
    expect((await post(page, form)).statusCode).toBe(409);
    expect(rendered.at(-1)?.form?.message).toBe('This call has been cancelled');
  }
  expect(await read()).toEqual(cancelled);
});

test('refuses forms of other sites, wrong links, and calls that have taken place', async () => {
  const { post, page, read, setTime } = await bookedCall();
  expect((await post(page, cancel, { origin: 'https://evil.example' })).statusCode).toBe(403);
  for (const wrong of [`${page}x`, page.replace(/\d+\./, '999.'), '/booking/1', '/booking/x.y']) {
    expect((await post(wrong, cancel)).statusCode, wrong).toBe(404);
  }
  setTime('2025-06-10T10:30:00+05:30');
  expect((await post(page, cancel)).statusCode).toBe(409);
  expect(await read()).toMatchObject({ outcome: null, sequence: 0 });
});

/** One visitor may have three open calls. */
const visitor = (index: number, preferredTime: string) => ({
  email: `visitor${index}@example.com`,
  phone: `+91 98100 5432${index}`,
  preferredTime,
});

test('offers the nearest free slots when the new one is full, and refuses slots that have passed', async () => {
  const { add, post, page, rendered, read } = await bookedCall();
  for (let booked = 0; booked < 3; booked += 1) await add('call', visitor(booked, '9:00 AM'));
  expect((await post(page, { ...move, preferredDate: '2025-06-10', preferredTime: '9:00 AM' })).statusCode).toBe(409);
  expect(rendered.at(-1)?.form?.slots?.[0]).toEqual({ day: '2025-06-10', time: '9:30 AM' });
  expect((await post(page, { ...move, preferredDate: '2025-06-01' })).statusCode).toBe(400);
  expect((await post(page, { action: 'reschedule' })).statusCode).toBe(400);
  expect(rendered.at(-1)?.form?.issues.map(({ path }) => path)).toEqual(['preferredDate', 'preferredTime']);
  expect(await read()).toMatchObject({ preferredTime: '10:30 AM', sequence: 0 });
});

test('does not offer the current slot of the call', async () => {
  const { add, post, page, rendered } = await bookedCall();
  for (let booked = 0; booked < 3; booked += 1) await add('call', visitor(booked, '10:00 AM'));
  await post(page, { ...move, preferredDate: '2025-06-10', preferredTime: '10:00 AM' });
  expect(rendered.at(-1)?.form?.slots?.map(({ time }) => time)).toEqual(['9:00 AM', '9:30 AM', '11:00 AM']);
});

test('holds the mails about a change of a spam call until it is released', async () => {
  const { post, page, read } = await bookedCall({ website: 'https://spam.example' });
  await post(page, move);
  await post(page, cancel);
  const { mails, held } = await read();
  expect(mails).toBeGreaterThan(2);
  expect(held).toBe(mails);
});
