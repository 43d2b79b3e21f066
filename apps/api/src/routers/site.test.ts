import { brandDefaults } from '@site/schema/brand-defaults';
import { defaultCopy } from '@site/schema/copy-pages';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, testAdmin } from '../testing/content.ts';

const blue = {
  ...brandDefaults,
  name: 'Blue Line',
  email: 'hi@blueline.example',
  rating: null,
  address: { ...brandDefaults.address, city: 'Pune' },
};

async function adminCaller() {
  const api = await testAdmin();
  return { ...api, caller: testCaller(api, api.session.authorization) };
}

test('the brand has its default values until the administrator saves others', async () => {
  const { caller } = await adminCaller();
  expect((await caller.site.facts()).brand).toEqual(brandDefaults);
  await caller.site.saveBrand(blue);
  expect((await caller.site.facts()).brand).toEqual(blue);
});

test('feeds and the manifest contain a saved name at once', async () => {
  const { caller, send } = await adminCaller();
  expect((await send('GET', '/feed.xml')).text).toContain('<title>Ascent Digital blog</title>');
  await caller.site.saveBrand(blue);
  expect((await send('GET', '/feed.xml')).text).toContain('<title>Blue Line blog</title>');
  expect((await send('GET', '/feed.json')).body).toMatchObject({ title: 'Blue Line blog' });
  expect((await send('GET', '/site.webmanifest')).text).toContain('"name":"Blue Line"');
});

test.each([
  ['name', { ...blue, name: ' ' }, 'Name is required'],
  ['email', { ...blue, email: 'nobody' }, 'Invalid email format'],
  ['phone', { ...blue, phone: 'call us' }, 'Invalid phone number format'],
  ['chatNumber', { ...blue, chatNumber: '+91 11' }, 'A WhatsApp number has 7 to 15 digits with the country code'],
  ['address.region', { ...blue, address: { ...blue.address, region: '' } }, 'State is required'],
  ['address.postalCode', { ...blue, address: { ...blue.address, postalCode: ' ' } }, 'Postal code is required'],
  ['socials.0', { ...blue, socials: ['javascript:alert(1)'] }, 'A profile address begins with https://'],
  [
    'officeHours.opens',
    { ...blue, officeHours: { ...blue.officeHours, opens: '9' } },
    'Opens must be a time such as 09:00',
  ],
  [
    'officeHours.closes',
    { ...blue, officeHours: { ...blue.officeHours, opens: '18:00', closes: '09:00' } },
    'Closes must be later than Opens',
  ],
  [
    'rating.count',
    { ...blue, rating: { value: 4.9, count: 0 } },
    'Number of reviews must be a whole number from 1 to 1000000',
  ],
])('an invalid %s is reported with an issue for its field, and nothing is saved', async (path, input, message) => {
  const { caller } = await adminCaller();
  await expect(caller.site.saveBrand(input)).rejects.toMatchObject({ cause: { issues: [{ message }] } });
  const failure = await caller.site
    .saveBrand(input)
    .catch((error: { cause: { issues: { path: string[] }[] } }) => error);
  expect((failure as { cause: { issues: { path: string[] }[] } }).cause.issues[0]?.path.join('.')).toBe(path);
  expect((await caller.site.facts()).brand).toEqual(brandDefaults);
});

test('in another time zone a call is on the day that was chosen there, and its slot begins on that clock', async () => {
  const { caller, send } = await adminCaller();
  const timeZone = 'America/Sao_Paulo';
  await caller.site.saveBrand({ ...blue, timeZone, address: { ...blue.address, country: 'BR' } });
  expect((await caller.site.facts()).zone).toEqual({ id: timeZone, name: 'São Paulo Time', place: 'São Paulo' });
  await send('POST', '/api/schedule-call', { ...bodies.call, preferredDate: '2099-06-10', preferredTime: '9:30 AM' });
  const [call] = await caller.booking.calendar({ from: '2099-06-10', days: 1 });
  expect(call).toMatchObject({
    preferredDate: new Date('2099-06-10T03:00:00Z'),
    startsAt: new Date('2099-06-10T12:30:00Z'),
  });
  expect(await caller.site.callsMovedBy({ timeZone: 'Asia/Kolkata' })).toMatchObject({
    total: 1,
    first: [{ day: '2099-06-10', time: '9:30 AM' }],
  });
  await caller.site.saveBrand({ ...blue, timeZone: 'Asia/Kolkata' });
  expect(await caller.booking.calendar({ from: '2099-06-10', days: 1 })).toMatchObject([
    { startsAt: new Date('2099-06-10T04:00:00Z') },
  ]);
});

test('visitors read what they book by the name that the owner chose, in answers and calendar files', async () => {
  const { caller, send } = await adminCaller();
  await caller.site.saveBrand({ ...blue, bookingName: 'visit' });
  const { calendar, ...mail } = defaultCopy('mail');
  await caller.copy.save({ page: 'mail', values: { ...mail, calendar: { text: '', location: '{address}' } } });
  const call = { ...bodies.call, preferredDate: '2099-06-10', preferredTime: '9:30 AM' };
  const { message, token } = await caller.callRequest.schedule(call);
  expect(message).toBe('Your visit has been scheduled! We will contact you to confirm.');
  const file = (await send('GET', `/booking/${token}.ics`)).text.replaceAll('\r\n ', '');
  expect(file).toContain('SUMMARY:Visit with Blue Line');
  expect(file).toContain(`LOCATION:${blue.address.street}`.replace(',', '\\,'));
  expect(file).not.toContain(calendar.text.split('{')[0]);
  await caller.booking.cancelByToken({ token });
  await expect(caller.booking.cancelByToken({ token })).rejects.toThrow('This visit has been cancelled');
});
