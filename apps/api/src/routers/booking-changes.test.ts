import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { testAdmin } from '../testing/content.ts';

async function bookedCall() {
  const api = await testAdmin();
  const { id } = await api.add('call');
  const { booking, lead } = testCaller(api, api.session.authorization);
  return {
    ...api,
    booking,
    lead,
    id,
    async read() {
      const { calls } = await lead.byId({ kind: 'call', id });
      // The person may have other calls.
      const call = calls.find((one) => one.lead.id === id);
      if (!call) throw new Error('The call is gone');
      const { preferredTime, outcome, confirmedAt, sequence } = call.lead;
      const mails = call.mails.map(({ template }) => template);
      return {
        preferredTime,
        outcome,
        isConfirmed: confirmedAt !== null,
        sequence,
        events: call.events.map(({ text }) => text),
        mails: mails.filter((template) => template !== 'notice' && template !== 'invitation'),
      };
    },
  };
}

test('confirming, moving and cancelling a call is stored in its history and mailed to the visitor', async () => {
  const { booking, id, read } = await bookedCall();
  await booking.confirm({ id });
  await booking.confirm({ id });
  expect(await read()).toMatchObject({
    isConfirmed: true,
    sequence: 1,
    events: ['confirmed', 'contacted'],
    mails: ['confirmed'],
  });
  await booking.reschedule({ id, preferredDate: '2025-06-11', preferredTime: '4:00 PM' });
  expect(await read()).toMatchObject({
    preferredTime: '4:00 PM',
    isConfirmed: false,
    sequence: 2,
    events: ['confirmed', 'contacted', 'moved from 2025-06-10 10:30 AM to 2025-06-11 4:00 PM'],
    mails: ['confirmed', 'rescheduled'],
  });
  await booking.cancel({ id });
  await booking.cancel({ id });
  expect(await read()).toMatchObject({
    outcome: 'cancelled',
    sequence: 3,
    mails: ['confirmed', 'rescheduled', 'cancelled'],
  });
});

test('an outcome is stored and removed without a mail', async () => {
  const { booking, id, read } = await bookedCall();
  await booking.setOutcome({ id, outcome: 'no-show' });
  expect(await read()).toMatchObject({ outcome: 'no-show', events: ['no-show'], mails: [] });
  await booking.setOutcome({ id, outcome: null });
  expect(await read()).toMatchObject({ outcome: null, mails: [] });
});

test('removing the outcome of a cancelled call books its slot again', async () => {
  const { booking, id, read } = await bookedCall();
  await booking.saveSettings({ ...(await booking.settings()), capacity: 1 });
  await booking.cancel({ id });
  await booking.setOutcome({ id, outcome: null });
  expect(await read()).toMatchObject({ outcome: null, mails: [] });
  const [day] = await booking.availability({ from: '2025-06-10', days: 1 });
  expect(day?.full).toEqual(['10:30 AM']);
});

test('refuses to reinstate a cancelled call whose slot is full, and does not change the call', async () => {
  const { booking, add, id, read } = await bookedCall();
  await booking.saveSettings({ ...(await booking.settings()), capacity: 1 });
  await booking.cancel({ id });
  await add('call');
  const before = await read();
  await expect(booking.setOutcome({ id, outcome: null })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This time is fully booked. Please choose another one.',
  });
  expect(await read()).toEqual(before);
});

const onTheDay = (time: string) => ({ day: '2025-06-10', time });

test('a call is not moved to a full slot, and the error lists free ones nearby', async () => {
  const { booking, add, id, read } = await bookedCall();
  await booking.saveSettings({ ...(await booking.settings()), capacity: 1 });
  await add('call', { preferredTime: '11:00 AM' });
  const error = await booking
    .reschedule({ id, preferredDate: '2025-06-10', preferredTime: '11:00 AM' })
    .catch(({ code, cause }) => ({ code, slots: cause.slots }));
  expect(error).toMatchObject({ code: 'CONFLICT', slots: ['10:00 AM', '11:30 AM', '12:00 PM'].map(onTheDay) });
  expect(await read()).toMatchObject({ preferredTime: '10:30 AM', mails: [] });
});

test('a cancelled call is reinstated if its slot has a free seat, otherwise the error lists free slots nearby', async () => {
  const { booking, add, id, read } = await bookedCall();
  await booking.saveSettings({ ...(await booking.settings()), capacity: 1 });
  await booking.cancel({ id });
  expect(await booking.reinstate({ id })).toMatchObject({ outcome: null, sequence: 2 });
  await booking.cancel({ id });
  await add('call');
  const error = await booking.reinstate({ id }).catch(({ code, cause }) => ({ code, slots: cause.slots }));
  expect(error).toMatchObject({ code: 'CONFLICT', slots: ['9:30 AM', '10:00 AM', '11:00 AM'].map(onTheDay) });
  expect(await read()).toMatchObject({ outcome: 'cancelled' });
});

test('the calendar shows the calls of its days in India, in chronological order', async () => {
  const { booking, add, lead } = await bookedCall();
  const spam = await add('call', { name: 'Spam', preferredTime: '9:00 AM' });
  await lead.setStage({ kind: 'call', ids: [spam.id], stage: 'spam' });
  await add('call', { name: 'Early', preferredTime: '9:00 AM' });
  await add('call', { name: 'Next day', preferredDate: '2025-06-11' });
  const names = async (from: string, days: number) => (await booking.calendar({ from, days })).map(({ name }) => name);
  expect(await names('2025-06-10', 1)).toEqual(['Early', 'Ravi Kumar']);
  expect(await names('2025-06-09', 3)).toEqual(['Early', 'Ravi Kumar', 'Next day']);
  expect(await names('2025-06-12', 7)).toEqual([]);
});

test('saving the settings reports the number and the first of the booked calls on days that it closes', async () => {
  const { booking } = await bookedCall();
  const closed = await booking.saveSettings({
    ...(await booking.settings()),
    holidays: [{ day: '2025-06-10', name: 'Founding day' }],
  });
  expect(closed).toEqual({ closed: { calls: 1, firstDay: '2025-06-10' } });
  expect(await booking.saveSettings(await booking.settings())).toEqual({ closed: { calls: 0, firstDay: undefined } });
});
