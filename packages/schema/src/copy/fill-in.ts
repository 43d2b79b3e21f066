import type { Brand } from '../brand.ts';
import { countryName } from '../pages/country-name.ts';
import { zoneOf } from '../pages/zone.ts';
import { dayIn } from '../schedule.ts';
import { replyWithinHours } from '../site.ts';
import { replaceNames } from './replace-names.ts';

/*
 * Texts may contain the facts of the agency as placeholders such as `{name}`, so that they stay up to date.
 */

/** The facts that texts can contain, with their explanations in the form. */
export const placeholders = {
  name: 'the name of the agency',
  slogan: 'its slogan',
  city: 'its city',
  street: 'its street address',
  region: 'its state',
  postalCode: 'its postal code',
  country: 'its country',
  email: 'its email address',
  phone: 'its phone number',
  days: 'the office days',
  opens: 'when the office opens',
  closes: 'when the office closes',
  zone: 'the name of its time zone after a time, such as IST',
  zonePlace: 'the place of its time zone, such as India',
  replyHours: 'the hours within which enquiries are answered',
  year: 'the current year',
} as const;

type Facts = Record<keyof typeof placeholders, string>;

function factsOf(brand: Brand, now: Date): Facts {
  const { name, slogan, address, email, phone, officeHours, timeZone } = brand;
  const zone = zoneOf(brand);
  return {
    name,
    slogan,
    city: address.city,
    street: address.street,
    region: address.region,
    postalCode: address.postalCode,
    country: countryName(address.country),
    email,
    phone,
    ...officeHours,
    zone: zone.name,
    zonePlace: zone.place,
    replyHours: String(replyWithinHours),
    year: dayIn(timeZone, now).slice(0, 4),
  };
}

/** Replaces the placeholders in every text of a value. */
export function fillIn<T>(value: T, brand: Brand, now = new Date()): T {
  return fill(value, factsOf(brand, now)) as T;
}

function fill(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return replaceNames(value, facts);
  if (Array.isArray(value)) return value.map((one) => fill(one, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, facts)]));
}
