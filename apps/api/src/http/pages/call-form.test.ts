import { bookingDefaults } from '@site/schema/booking';
import { expect, test } from 'vitest';
import { testCaller } from '../../testing/app.ts';
import { bodies } from '../../testing/content.ts';
import { testForms } from '../../testing/forms.ts';

const { call } = bodies;

const rowsOf = ({ database }: Awaited<ReturnType<typeof testForms>>) =>
  database.db.selectFrom('callSchedules').select(['preferredDate', 'preferredTime']).orderBy('id').execute();

test('a call for a full slot is answered 409 with the nearest free ones, and pressing one of them books it', async () => {
  const site = await testForms();
  const { add, post, rendered } = site;
  for (let booked = 0; booked < 3; booked += 1) await add('call');
  expect((await post('/schedule-call', call)).statusCode).toBe(409);
  const message = 'This time is fully booked. Please choose another one.';
  const slots = ['9:30 AM', '10:00 AM', '11:00 AM'].map((time) => ({ day: '2025-06-10', time }));
  expect(rendered.at(-1)?.form).toMatchObject({ message, issues: [{ path: 'preferredTime', message }], slots });
  const pressed = await post('/schedule-call', { ...call, offer: '2025-06-10 10:00 AM' });
  expect(pressed.statusCode).toBe(303);
  expect((await rowsOf(site)).at(-1)).toMatchObject({ preferredTime: '10:00 AM' });
});

test('a call is refused on a closed day and at a closed time, with and without JavaScript, but not over REST', async () => {
  const site = await testForms();
  const { post, send, rendered, session } = site;
  const closed = { closedDays: [0], slots: ['10:30 AM'], holidays: [{ day: '2025-06-11', name: 'Founding day' }] };
  await testCaller(site, session.authorization).booking.saveSettings({ ...bookingDefaults, ...closed });
  const day = 'Nothing can be booked on this day. Please select another one';
  const time = 'Nothing can be booked at this time. Please select another one';
  for (const [fields, issue] of [
    [{ preferredDate: '2025-06-11' }, { path: 'preferredDate', message: day }],
    [{ preferredDate: '2025-06-08' }, { path: 'preferredDate', message: day }],
    [{ preferredTime: '11:00 AM' }, { path: 'preferredTime', message: time }],
  ] as const) {
    expect((await post('/schedule-call', { ...call, ...fields })).statusCode).toBe(400);
    expect(rendered.at(-1)?.form?.issues).toEqual([issue]);
    const keyed = { ...call, ...fields, submissionKey: 'one' };
    await expect(testCaller(site).callRequest.schedule(keyed)).rejects.toThrow(issue.message);
    expect((await send('POST', '/api/schedule-call', { ...call, ...fields })).status).toBe(201);
  }
  expect((await post('/schedule-call', call)).statusCode).toBe(303);
});

test('a call is booked before nine where the owner offers it, and only at times that are offered', async () => {
  const site = await testForms();
  const { post, rendered, session } = site;
  const slots = ['8:00 AM', '8:30 AM'];
  await testCaller(site, session.authorization).booking.saveSettings({ ...bookingDefaults, slots });
  expect((await testCaller(site).site.facts()).slots).toEqual(slots);
  expect((await post('/schedule-call', { ...call, preferredTime: '8:00 AM' })).statusCode).toBe(303);
  const keyed = { ...call, preferredTime: '8:30 AM', submissionKey: 'early' };
  await testCaller(site).callRequest.schedule(keyed);
  expect((await rowsOf(site)).map(({ preferredTime }) => preferredTime)).toEqual(['8:00 AM', '8:30 AM']);
  expect((await post('/schedule-call', { ...call, preferredTime: '7:30 AM' })).statusCode).toBe(400);
  expect(rendered.at(-1)?.form?.issues).toEqual([{ path: 'preferredTime', message: 'Please select a preferred time' }]);
});

test('a form that is sent twice leads to one call, and another client that sends the same form does not get its private link', async () => {
  const site = await testForms();
  const keyed = { ...call, submissionKey: '2025-06-02' };
  const send = async (from: string) => {
    const { headers } = await site.post('/schedule-call', keyed, {}, from);
    return /\d\.[\w-]{22}$/.exec(String(headers.location))?.[0];
  };
  const token = await send('203.0.113.7');
  expect(await send('203.0.113.7')).toBe(token);
  expect((await send('198.51.100.1'))?.split('.')[0]).toBe('2');
  // Nor over tRPC, with the key of the form.
  for (const submissionKey of ['2025-06-02', '2025-06-02\n203.0.113.7', '2025-06-02","203.0.113.7']) {
    const scheduled = testCaller(site).callRequest.schedule({ ...keyed, submissionKey, preferredTime: '10:30 AM' });
    const { id } = await scheduled.catch(() => ({ id: undefined }));
    expect([1, 2]).not.toContain(id);
  }
  expect(await rowsOf(site)).toHaveLength(3);
});

test('a phone number that is too long only because of its separators is stored without them, but refused over REST', async () => {
  const site = await testForms();
  const long = { ...call, phone: '+1 (415) 555-0123' };
  expect((await site.send('POST', '/api/schedule-call', long)).status).toBe(400);
  expect((await site.post('/schedule-call', long)).statusCode).toBe(303);
  expect(await site.database.db.selectFrom('callSchedules').select('phone').execute()).toEqual([
    { phone: '+14155550123' },
  ]);
});
