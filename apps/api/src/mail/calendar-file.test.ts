import { brandDefaults } from '@site/schema/brand-defaults';
import { UNDO_MS } from '@site/schema/site';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { bookingToken } from '../leads/booking-token.ts';
import { admin, testCaller } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { mailingSite, testMailServer } from '../testing/mail-server.ts';

const { call } = bodies;

const textOf = (property: ICAL.Property | undefined) => {
  const value = property?.getFirstValue();
  return typeof value === 'string' ? value : undefined;
};

const bookingUrl = /https:\/\/agency\.example\/booking\/1\.[\w-]{22}/;

/** Reads a calendar with two independent parsers, which must agree. */
function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const method = calendar.getFirstPropertyValue('method');
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const organizer = component.getFirstProperty('organizer');
    const [attendee] = event.attendees;
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
      isDay: event.startDate.isDate,
      // A time without zone would be read in the zone of the server, which may hide the fault.
      zones: [event.startDate.zone.tzid, event.endDate.zone.tzid],
      stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
      summary: event.summary,
      description: event.description,
      organizer: organizer?.getFirstValue(),
      attendee: textOf(attendee)?.toLowerCase(),
      attendeeName: attendee?.getParameter('cn'),
      attendeeStatus: attendee?.getParameter('partstat'),
      asksForAnswer: attendee?.getParameter('rsvp'),
    };
  });
  const others = Object.values(nodeIcal.sync.parseICS(file)).filter((part): part is VEvent => part?.type === 'VEVENT');
  expect(others).toHaveLength(events.length);
  for (const [index, event] of events.entries()) {
    const other = others[index];
    expect(other).toMatchObject({ uid: event.uid, summary: event.summary, status: event.status });
    expect(other?.description).toBe(event.description);
    expect(Number(other?.sequence)).toBe(event.sequence);
    if (event.isDay) expect(other?.datetype).toBe('date');
    else
      expect([other?.start.toISOString(), other?.end?.toISOString()]).toEqual([
        event.start.toISOString(),
        event.end.toISOString(),
      ]);
  }
  return { method, events };
}

async function testCalendars() {
  const server = await testMailServer();
  const site = await mailingSite(server);
  const { authorization } = await site.login();
  await testCaller(site, authorization).account.confirm({ currentPassword: admin.password });
  const { booking } = testCaller(site, authorization);
  /** The calendar in the last mail to the visitor. */
  const lastInvitation = () => {
    const mail = server.mailsTo(call.email).at(-1);
    return { contentType: mail?.calendarType, ...parse(mail?.calendar ?? '') };
  };
  /** Sends the mails, including those that are delayed while a change can be undone. */
  async function sendDue() {
    site.advance(UNDO_MS);
    await site.sendDue();
  }
  return { ...site, sendDue, booking, lastInvitation };
}

test('the visitor gets an invitation, and an update with the next sequence when the call is confirmed, moved or cancelled', async () => {
  const { send, sendDue, booking, lastInvitation } = await testCalendars();
  await send('POST', '/api/schedule-call', call);
  await sendDue();
  const invitation = lastInvitation();
  expect(invitation).toMatchObject({ method: 'REQUEST', contentType: expect.stringMatching(/method=REQUEST/) });
  expect(invitation.events).toEqual([
    {
      uid: 'call-1@agency.example',
      sequence: 0,
      status: 'TENTATIVE',
      start: new Date('2025-06-10T05:00:00.000Z'),
      end: new Date('2025-06-10T05:30:00.000Z'),
      isDay: false,
      zones: ['UTC', 'UTC'],
      stamp: '2025-06-02T06:00:10Z',
      summary: 'Call with Ascent Digital',
      description: expect.stringMatching(bookingUrl),
      organizer: `mailto:${brandDefaults.email}`,
      attendee: `mailto:${call.email}`,
      attendeeName: call.name,
      attendeeStatus: 'ACCEPTED',
      asksForAnswer: 'FALSE',
    },
  ]);
  await booking.confirm({ id: 1 });
  await sendDue();
  expect(lastInvitation()).toMatchObject({ method: 'REQUEST', events: [{ sequence: 1, status: 'CONFIRMED' }] });
  await booking.reschedule({ id: 1, preferredDate: '2025-06-11', preferredTime: '4:00 PM' });
  await sendDue();
  expect(lastInvitation()).toMatchObject({
    method: 'REQUEST',
    events: [
      { uid: 'call-1@agency.example', sequence: 2, status: 'TENTATIVE', start: new Date('2025-06-11T10:30:00Z') },
    ],
  });
  await booking.cancel({ id: 1 });
  await sendDue();
  const cancelled = lastInvitation();
  expect(cancelled).toMatchObject({
    method: 'CANCEL',
    contentType: expect.stringMatching(/method=CANCEL/),
    events: [{ uid: 'call-1@agency.example', sequence: 3, status: 'CANCELLED', attendee: `mailto:${call.email}` }],
  });
  expect(cancelled.events[0]?.description).not.toMatch(bookingUrl);
});

test('undoing a confirmation or a cancellation that was mailed updates the calendar', async () => {
  const { send, sendDue, booking, lastInvitation } = await testCalendars();
  await send('POST', '/api/schedule-call', call);
  await booking.confirm({ id: 1 });
  await sendDue();
  await booking.undoConfirm({ id: 1 });
  await sendDue();
  expect(lastInvitation()).toMatchObject({ method: 'REQUEST', events: [{ sequence: 2, status: 'TENTATIVE' }] });
  await booking.cancel({ id: 1 });
  await sendDue();
  await booking.reinstate({ id: 1 });
  await sendDue();
  expect(lastInvitation()).toMatchObject({ method: 'REQUEST', events: [{ sequence: 4, status: 'TENTATIVE' }] });
});

test('a call without a valid slot takes the whole day in India, in any time zone of the server', async () => {
  const { send, sendDue, lastInvitation } = await testCalendars();
  // 03:30 of June 10 in India.
  await send('POST', '/api/schedule-call', {
    ...call,
    preferredDate: '2025-06-09T22:00:00Z',
    preferredTime: 'after lunch',
  });
  await sendDue();
  const [event] = lastInvitation().events;
  expect(event).toMatchObject({ isDay: true });
  expect(event?.start.toLocaleDateString('sv')).toBe('2025-06-10');
});

test('line breaks, quotes and calendar syntax in names and messages add no properties to the calendar file', async () => {
  const { send, sendDue, lastInvitation, booking, deps } = await testCalendars();
  const name = 'Eve";ROLE=CHAIR:mailto:x@y.example, "Ltd"';
  await send('POST', '/api/schedule-call', { ...call, name, message: 'A\nEND:VEVENT\nBEGIN:VEVENT;\\,' });
  await deps.db.updateTable('callSchedules').set({ company: 'Acme\r\nATTENDEE:mailto:x@y.example' }).execute();
  await sendDue();
  const { events } = lastInvitation();
  expect(events).toMatchObject([{ attendee: `mailto:${call.email}` }]);
  const { url } = await booking.calendarFeed();
  expect(url).toMatch(/^https:\/\/agency\.example\/calendar\/[\w-]{43}\.ics$/);
  const feed = parse((await send('GET', new URL(url).pathname)).text);
  expect(feed.events).toHaveLength(1);
  expect(feed.events[0]?.summary).toContain('Acme ATTENDEE:mailto:x@y.example');
  expect(feed.events[0]?.description).toContain('A\nEND:VEVENT\nBEGIN:VEVENT;\\,');
});

test('the private calendar file of a call has its current time, and any other token is answered 404', async () => {
  const { send, booking, deps } = await testCalendars();
  await send('POST', '/api/schedule-call', call);
  const token = await bookingToken(deps.db, 1);
  const read = () => send('GET', `/booking/${token}.ics`);
  const { status, headers, text } = await read();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="call.ics"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(parse(text)).toMatchObject({
    method: 'PUBLISH',
    events: [{ sequence: 0, summary: 'Call with Ascent Digital', attendee: undefined }],
  });
  await booking.cancel({ id: 1 });
  expect(parse((await read()).text)).toMatchObject({ events: [{ sequence: 1, status: 'CANCELLED' }] });
  const other = token[2] === 'A' ? 'B' : 'A';
  for (const wrong of [`2${token.slice(1)}`, `1.${other}${token.slice(3)}`, '1.x', 'x']) {
    const refused = await send('GET', `/booking/${wrong}.ics`);
    expect(refused.status, wrong).toBe(404);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' });
  }
  // Another site signs with another key.
  const another = await testCalendars();
  await another.send('POST', '/api/schedule-call', call);
  expect((await another.send('GET', `/booking/${token}.ics`)).status).toBe(404);
});

test('the calendar of the administrator has all calls from a month ago on, until its secret is renewed', async () => {
  const { send, booking, setTime, login, ...site } = await testCalendars();
  const days = ['2025-06-10', '2025-06-11', '2025-06-12', '2025-07-20'];
  // One visitor may have three open calls.
  for (const [index, preferredDate] of days.entries()) {
    const visitor = { email: `ravi${index}@example.com`, phone: `+91 98100 1234${index}` };
    await send('POST', '/api/schedule-call', { ...call, ...visitor, preferredDate });
  }
  await booking.confirm({ id: 2 });
  await booking.cancel({ id: 3 });
  const { url } = await booking.calendarFeed();
  expect(await booking.calendarFeed()).toEqual({ url });
  const { pathname } = new URL(url);
  const { status, headers, text } = await send('GET', pathname);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  const { events } = parse(text);
  expect(events.map(({ uid, status: state }) => [uid, state])).toEqual([
    ['call-1@agency.example', 'TENTATIVE'],
    ['call-2@agency.example', 'CONFIRMED'],
    ['call-4@agency.example', 'TENTATIVE'],
  ]);
  expect(events[0]?.description).toContain(`Phone: +91 98100 12340\nEmail: ravi0@example.com\n\n${call.message}\n`);

  setTime('2025-07-11T04:00:00Z');
  expect(parse((await send('GET', pathname)).text).events.map(({ uid }) => uid)).toEqual([
    'call-2@agency.example',
    'call-4@agency.example',
  ]);
  const again = testCaller({ ...site, send, setTime, login }, (await login()).authorization);
  const renewed = await again.booking.renewCalendarFeed({ currentPassword: admin.password });
  expect(renewed.url).not.toBe(url);
  expect((await send('GET', pathname)).status).toBe(404);
  expect((await send('GET', new URL(renewed.url).pathname)).status).toBe(200);
  expect((await send('GET', '/calendar/undefined.ics')).status).toBe(404);
});
