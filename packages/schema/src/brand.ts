import { z } from 'zod';
import { email, flag, INVALID_PHONE, integer, isSiteUrl, optionalText, text, URL_MAX } from './fields/fields.ts';
import { isTimeZone } from './fields/zone-clock.ts';
import { requiredParts } from './pages/address.ts';

/*
 * The facts of the agency that the administrator can change. Every page, head and mail shows them.
 */

const line = (label: string, max = 100) => text(label, { max, trim: true, oneLine: true });
/** Empty if the agency has none. */
const possiblyEmpty = (label: string, max = 100) => text(label, { min: 0, max, trim: true, oneLine: true });
const emptyOr = (pattern: RegExp) => (value: string) => value === '' || pattern.test(value);
const optionalLine = (label: string) => optionalText(label, 100);

const PHONE = /^\+?[0-9 ()-]{7,20}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const time = (label: string) =>
  line(label).regex(TIME, { error: `${label} must be a time such as 09:00`, abort: true });

const INVALID_PROFILE = 'Invalid profile address';
const profile = z
  .string(INVALID_PROFILE)
  .max(URL_MAX, INVALID_PROFILE)
  .refine((value) => /^https:/i.test(value) && isSiteUrl(value), 'A profile address begins with https://');

/** A number of the rating, with one message for an empty field (null) and one for wrong numbers. */
const ratingNumber = (empty: string, wrong: string) =>
  z.number({ error: ({ input }) => (input === null ? empty : wrong) });

const officeHours = z.object({ days: line('Office days'), opens: time('Opens'), closes: time('Closes') });

export const brand = z.object({
  name: line('Name', 60),
  tagline: line('Tagline', 160),
  slogan: line('Slogan', 160),
  foundingYear: integer('Founding year', 1800, 2100).nullable(),
  teamSize: optionalLine('Team size').unwrap(),
  areaServed: possiblyEmpty('Service area'),
  address: z.object({
    street: line('Street', 160),
    city: line('City'),
    region: possiblyEmpty('State'),
    postalCode: possiblyEmpty('Postal code', 20),
    country: line('Country', 2).regex(/^[A-Z]{2}$/, 'Country is two capital letters, such as IN'),
  }),
  /** The IANA name of the zone in which days and times of the site are. */
  timeZone: line('Time zone', 50).refine(isTimeZone, 'Choose a time zone'),
  phone: possiblyEmpty('Phone').refine(emptyOr(PHONE), INVALID_PHONE),
  email: email(),
  /** The address in search results, if it is another one. */
  headEmail: z.union([z.literal(''), email()], { error: 'Invalid email format' }),
  chatNumber: possiblyEmpty('WhatsApp number').refine(
    emptyOr(/^\d{7,15}$/),
    'A WhatsApp number has 7 to 15 digits with the country code',
  ),
  socials: z.array(profile, { error: 'Profiles must be a list' }).max(10, 'Too many profiles'),
  officeHours,
  /** What visitors book, within a sentence. */
  bookingName: line('What visitors book', 30).default('call'),
  /** Whether the office hours are those in which calls can be booked, instead of the stored ones. */
  hoursFollowBooking: flag('Office hours as booked', false),
  rating: z
    .object({
      value: ratingNumber(
        'Enter a rating, or leave the number of reviews empty too',
        'Rating must be a number from 1 to 5',
      )
        .min(1)
        .max(5),
      count: ratingNumber(
        'Enter the number of reviews, or leave the rating empty too',
        'Number of reviews must be a whole number from 1 to 1000000',
      )
        .int()
        .min(1)
        .max(1_000_000),
    })
    .nullable(),
  priceRange: optionalLine('Price range').unwrap(),
});

export type Brand = z.output<typeof brand>;

export const brandInput = brand.extend({
  address: brand.shape.address.superRefine(({ country, ...parts }, { addIssue }) => {
    const required = requiredParts(country);
    for (const [part, label] of [
      ['region', 'State'],
      ['postalCode', 'Postal code'],
    ] as const) {
      if (required[part] && parts[part] === '')
        addIssue({ code: 'custom', path: [part], message: `${label} is required` });
    }
  }),
  officeHours: officeHours.refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'Closes must be later than Opens',
  }),
});
