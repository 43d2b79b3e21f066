import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validateCall } from './validate-call.ts';

const zone = { id: 'Asia/Kolkata', name: 'IST', place: 'India' };
const call = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha@client.example',
  company: '',
  preferredDate: '2031-06-10',
  preferredTime: '10:30 AM',
  message: '',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-06-10T08:00:00+05:30') });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { name: 'A'.repeat(100), phone: '(011) 5550-0123', company: 'C'.repeat(200), message: 'M'.repeat(1000) },
  { phone: '+1 (415) 555-0123' },
  { preferredTime: '9:00 AM' },
  { preferredDate: '2031-06-11', preferredTime: '9:00 AM' },
])('accepts values at the limits: %j', (values) => {
  expect(validateCall({ ...call, ...values }, { zone })).toEqual([]);
});

test.each([
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', 'A'.repeat(101), 'Name too long'],
  ['phone', '98765', 'Invalid phone number format'],
  ['phone', '+91 98765 43210 98765', 'Invalid phone number format'],
  ['phone', 'call me maybe', 'Invalid phone number format'],
  ['email', 'asha@client', 'Invalid email format'],
  ['email', `${'a'.repeat(250)}@client.example`, 'Email too long'],
  ['company', 'A'.repeat(201), 'Company name too long'],
  ['message', 'A'.repeat(1001), 'Message too long'],
  ['preferredDate', '2031-06-09', 'Please select today or a later day'],
  ['preferredTime', '6:00 PM', 'Please select a preferred time'],
] as const)('reports %s %s at its field', (path, value, message) => {
  expect(validateCall({ ...call, [path]: value }, { zone })).toContainEqual({ path, message });
});

test('reports a slot of today that has passed', () => {
  vi.setSystemTime(new Date('2031-06-10T10:30:00+05:30'));
  expect(validateCall(call, { zone })).toEqual([
    { path: 'preferredTime', message: 'This time has passed. Please select a later one' },
  ]);
});

test('reports a day that the server has listed as closed', () => {
  const closed = { day: call.preferredDate, closed: 'Diwali', isOfficeDay: false, unavailable: [], full: [] };
  expect(validateCall(call, { zone }, closed)).toEqual([
    { path: 'preferredDate', message: 'Nothing can be booked on this day. Please select another one' },
  ]);
});
