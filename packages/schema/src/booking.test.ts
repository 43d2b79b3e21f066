import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BookingRules,
  bookingDefaults,
  bookingInput,
  describeDay,
  dueBeforeCall,
  nearestSlots,
  officeMinutesBetween,
  promisedReplyAt,
  replyDueAt,
  scheduleIssues,
  shownSlots,
} from './booking.ts';
import { timeSlots } from './site.ts';

// 11:45 on a Monday in India.
const now = new Date('2025-06-02T06:15:00.000Z');
const timeZone = 'Asia/Kolkata';
const defaults: BookingRules = { ...bookingDefaults, timeZone };
const booking: BookingRules = {
  ...defaults,
  closedDays: [0],
  slots: timeSlots.filter((slot) => slot !== '1:00 PM'),
  holidays: [
    { day: '2025-06-05', name: 'Founding day' },
    { day: '2025-07-01', lastDay: '2025-07-03', name: 'Summer' },
  ],
};
const dayOf = (day: string, full: string[] = [], settings = booking) => describeDay(settings, day, full, now);

describe('describeDay', () => {
  test('has every slot of an open day except the closed and the full ones', () => {
    expect(dayOf('2025-06-03', ['9:00 AM'])).toEqual({
      day: '2025-06-03',
      closed: null,
      isOfficeDay: true,
      unavailable: ['9:00 AM', '1:00 PM'],
      full: ['9:00 AM'],
    });
  });

  test('omits slots that begin too soon', () => {
    expect(dayOf('2025-06-02', [], defaults).unavailable).toEqual(timeSlots.slice(0, 6));
    const later = { ...defaults, noticeMinutes: 120 };
    expect(dayOf('2025-06-02', [], later).unavailable).toEqual(timeSlots.slice(0, 10));
  });

  test('returns the reason why a day is closed, and treats a weekend as open but not as an office day', () => {
    expect(dayOf('2025-06-05')).toMatchObject({ closed: 'Founding day', isOfficeDay: false, unavailable: timeSlots });
    expect(dayOf('2025-06-08')).toMatchObject({ closed: 'Closed', unavailable: timeSlots });
    expect(dayOf('2025-06-07')).toMatchObject({ closed: null, isOfficeDay: false, unavailable: ['1:00 PM'] });
  });
});

test('forms show the 18 default slots, some of which may be closed, or the hours of an agency with other ones', () => {
  expect(shownSlots(['9:30 AM', '5:00 PM'])).toBe(timeSlots);
  const { slots } = bookingInput.parse({ ...bookingDefaults, slots: ['6:30 PM', '8:00 AM', '9:00 AM', '8:00 AM'] });
  expect(slots).toEqual(['8:00 AM', '9:00 AM', '6:30 PM']);
  expect(shownSlots(slots)).toEqual(slots);
  const early = dayOf('2025-06-03', ['8:00 AM'], { ...defaults, slots });
  expect(early.unavailable).toEqual(['8:00 AM']);
  expect(nearestSlots(slots, [early], { day: '2025-06-03', time: '8:00 AM' }, 1)).toEqual([
    { day: '2025-06-03', time: '9:00 AM' },
  ]);
});

test('finds the nearest free slots, before and after the wanted one', () => {
  const days = [dayOf('2025-06-03', ['10:00 AM', '10:30 AM']), dayOf('2025-06-04')];
  expect(nearestSlots(timeSlots, days, { day: '2025-06-03', time: '10:30 AM' }, 3)).toEqual([
    { day: '2025-06-03', time: '9:30 AM' },
    { day: '2025-06-03', time: '11:00 AM' },
    { day: '2025-06-03', time: '11:30 AM' },
  ]);
});

test('offers the slots nearest to noon when the requested time is not one of the slots', () => {
  const wanted = { day: '2025-06-03', time: 'after lunch' };
  expect(nearestSlots(timeSlots, [dayOf('2025-06-03')], wanted, 2).map(({ time }) => time)).toEqual([
    '12:30 PM',
    '1:30 PM',
  ]);
});

test.each([
  [{ officeDays: [] }, 'Choose at least one office day'],
  [{ closedDays: [0, 1, 2, 3, 4, 5, 6] }, 'At least one day must be open'],
  [{ slots: [] }, 'Choose at least one slot'],
  [{ slots: ['5:30 AM'] }, 'Unknown slot'],
  [{ holidays: [{ day: '2025-02-30', name: 'Founding day' }] }, 'Invalid day'],
  [{ holidays: [{ day: '2025-06-05', lastDay: '2025-06-04', name: 'A' }] }, /^The last day of a holiday is before/],
  [{ holidays: [{ day: '2025-06-05', lastDay: '2026-06-05', name: 'A' }] }, 'A holiday has at most 100 days'],
  [{ reminders: ['daily'] }, 'Unknown reminder'],
  [{ capacity: 0 }, /^Calls per slot/],
  [{ noticeMinutes: -1 }, /^Notice/],
] as const)('refuses the settings %j', (settings, message) => {
  const { error } = bookingInput.safeParse({ ...bookingDefaults, ...settings });
  expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
});

test('a holiday of several days closes each of them, and settings from before reminders have all of them', () => {
  const closed = ['2025-06-30', '2025-07-01', '2025-07-02', '2025-07-03', '2025-07-04'].map((day) => dayOf(day).closed);
  expect(closed).toEqual([null, 'Summer', 'Summer', 'Summer', null]);
  const { reminders, ...earlier } = bookingDefaults;
  expect(bookingInput.parse(earlier).reminders).toEqual(reminders);
});

test('promises an answer after 24 hours of office days', () => {
  const due = (received: string) => replyDueAt(booking, new Date(received), 24).toISOString();
  expect(due('2025-06-02T10:00:00+05:30')).toBe('2025-06-03T04:30:00.000Z');
  // The promised hours end with the last office day of the week.
  expect(due('2025-06-06T00:00:00+05:30')).toBe('2025-06-06T18:30:00.000Z');
  // Friday and Wednesday: the weekend and the holiday do not count.
  expect(due('2025-06-06T10:00:00+05:30')).toBe('2025-06-09T04:30:00.000Z');
  expect(due('2025-06-04T10:00:00+05:30')).toBe('2025-06-06T04:30:00.000Z');
});

test('promises an answer at a full office hour, never later than after 24 hours of office days', () => {
  const hours = { opens: '09:00', closes: '18:00' };
  const due = (received: string) => promisedReplyAt(booking, hours, new Date(`${received}+05:30`), 24).toISOString();
  // Monday and Tuesday.
  expect(due('2025-06-02T11:44:00')).toBe('2025-06-03T05:30:00.000Z');
  expect(due('2025-06-02T20:15:00')).toBe('2025-06-03T12:30:00.000Z');
  expect(due('2025-06-02T03:44:00')).toBe('2025-06-02T12:30:00.000Z');
  expect(due('2025-06-02T18:00:00')).toBe('2025-06-03T12:30:00.000Z');
  // Friday, Saturday and Monday.
  expect(due('2025-06-06T03:44:00')).toBe('2025-06-06T12:30:00.000Z');
  expect(due('2025-06-07T12:00:00')).toBe('2025-06-09T12:30:00.000Z');
  expect(promisedReplyAt(booking, { opens: '9:30', closes: '18:00' }, new Date('2025-06-02T09:45+05:30'), 24)).toEqual(
    new Date('2025-06-03T04:00:00.000Z'),
  );
});

test('a reply to a call is due before the call, and not before the call was requested', () => {
  const now = new Date('2025-06-02T06:00:00.000Z');
  const due = new Date('2025-06-03T06:00:00.000Z');
  const before = (preferredDate: string, preferredTime: string) =>
    dueBeforeCall(timeZone, due, { preferredDate: new Date(preferredDate), preferredTime }, now).toISOString();
  expect(before('2025-06-02', '4:00 PM')).toBe('2025-06-02T10:30:00.000Z');
  expect(before('2025-06-03', '4:00 PM')).toBe(due.toISOString());
  expect(before('2025-06-02', 'Afternoon')).toBe('2025-06-02T18:30:00.000Z');
  expect(before('2025-06-01', '4:00 PM')).toBe(now.toISOString());
});

describe('officeMinutesBetween', () => {
  const anyMoment = fc.date({
    min: new Date('2025-05-01'),
    max: new Date('2025-08-01'),
    noInvalidDate: true,
  });
  const anyBooking = fc
    .record({
      timeZone: fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Kiritimati'),
      officeDays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      holidays: fc.uniqueArray(fc.constantFrom('2025-05-30', '2025-06-02', '2025-06-03', '2025-07-07'), {
        maxLength: 3,
      }),
    })
    .map(({ holidays, ...rules }): BookingRules => {
      return { ...bookingDefaults, ...rules, holidays: holidays.map((day) => ({ day, name: 'Holiday' })) };
    });

  test('leaves out the weekend and holidays', () => {
    const hours = (from: string, to: string) =>
      officeMinutesBetween(booking, new Date(`${from}+05:30`), new Date(`${to}+05:30`)) / 60;
    expect(hours('2025-06-02T10:00:00', '2025-06-02T12:30:00')).toBe(2.5);
    expect(hours('2025-06-06T18:00:00', '2025-06-09T10:00:00')).toBe(16);
    expect(hours('2025-06-04T23:00:00', '2025-06-06T01:00:00')).toBe(2);
    expect(hours('2025-06-07T10:00:00', '2025-06-08T10:00:00')).toBe(0);
    expect(hours('2025-06-09T10:00:00', '2025-06-06T18:00:00')).toBe(-16);
  });

  test('a reply is due when the hours of the promise have passed', () => {
    fc.assert(
      fc.property(anyBooking, anyMoment, fc.integer({ min: 1, max: 72 }), (settings, received, hours) => {
        expect(officeMinutesBetween(settings, received, replyDueAt(settings, received, hours))).toBe(hours * 60);
      }),
    );
  });

  test('intervals add up and are never longer than the elapsed time', () => {
    fc.assert(
      fc.property(anyBooking, anyMoment, anyMoment, anyMoment, (settings, a, b, c) => {
        const between = (from: Date, to: Date) => officeMinutesBetween(settings, from, to);
        expect(between(a, b) + between(b, c)).toBeCloseTo(between(a, c), 6);
        expect(between(a, b) + between(b, a)).toBe(0);
        expect(Math.abs(between(a, b))).toBeLessThanOrEqual(Math.abs(b.getTime() - a.getTime()) / 60_000);
      }),
    );
  });
});

describe('scheduleIssues', () => {
  const issues = (preferredDate: string, preferredTime: string) =>
    scheduleIssues({ timeZone, slots: timeSlots }, { preferredDate, preferredTime }, now).map(
      ({ path, message }) => `${path}: ${message}`,
    );

  test('accepts a future slot', () => {
    expect(issues('2025-06-02', '12:00 PM')).toEqual([]);
    expect(issues('2031-01-01', '9:00 AM')).toEqual([]);
  });

  test('rejects a past day at preferredDate', () => {
    expect(issues('2025-06-01', '5:30 PM')).toEqual(['preferredDate: Please select today or a later day']);
  });

  test('rejects a past slot at preferredTime', () => {
    expect(issues('2025-06-02', '11:30 AM')).toEqual([
      'preferredTime: This time has passed. Please select a later one',
    ]);
  });

  test('rejects an invalid slot or day', () => {
    expect(issues('2025-06-03', '6:00 PM')).toEqual(['preferredTime: Please select a preferred time']);
    expect(issues('2025-06-03T10:00:00Z', '9:00 AM')).toEqual(['preferredDate: Please select a preferred date']);
  });

  test('reports no issue for empty fields, which callInput rejects', () => {
    expect(issues('', '')).toEqual([]);
  });

  test('rejects a closed day and a closed slot of a known day, but leaves full slots to the database', () => {
    const known = (preferredDate: string, preferredTime: string) =>
      scheduleIssues(
        { timeZone, slots: timeSlots },
        { preferredDate, preferredTime },
        now,
        dayOf(preferredDate, ['9:00 AM']),
      );
    const [day, time] = [
      'Nothing can be booked on this day. Please select another one',
      'Nothing can be booked at this time. Please select another one',
    ];
    expect(known('2025-06-05', '10:00 AM')).toEqual([{ path: 'preferredDate', message: day }]);
    expect(known('2025-06-03', '1:00 PM')).toEqual([{ path: 'preferredTime', message: time }]);
    expect(known('2025-06-03', '9:00 AM')).toEqual([]);
    expect(known('2025-06-03', '10:00 AM')).toEqual([]);
  });
});
