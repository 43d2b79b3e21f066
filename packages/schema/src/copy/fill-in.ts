import type { Brand } from '../brand.ts';
import { oneLineAddress } from '../pages/address.ts';
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
  address: 'its address in one line',
  city: 'its city',
  street: 'its street address',
  region: 'its state',
  postalCode: 'its postal code',
  country: 'its country',
  email: 'its email address',
  phone: 'its phone number',
  reach: 'its phone number, if it has one, and its email address',
  days: 'the office days',
  opens: 'when the office opens',
  closes: 'when the office closes',
  zone: 'the name of its time zone after a time',
  zonePlace: 'the place of its time zone',
  booking: 'what visitors book, such as call or appointment',
  replyHours: 'the hours within which enquiries are answered',
  year: 'the current year',
  years: 'the years since it was founded, such as 2019–2026',
} as const;

type Facts = Record<keyof typeof placeholders, string>;

function factsOf(brand: Brand, now: Date): Facts {
  const { name, slogan, address, email, phone, officeHours, timeZone } = brand;
  const zone = zoneOf(brand);
  const year = dayIn(timeZone, now).slice(0, 4);
  const founded = brand.foundingYear === null ? year : String(brand.foundingYear);
  return {
    name,
    slogan,
    address: oneLineAddress(address),
    city: address.city,
    street: address.street,
    region: address.region,
    postalCode: address.postalCode,
    country: countryName(address.country),
    email,
    phone,
    reach: phone ? `Phone ${phone}, email ${email}` : `Email ${email}`,
    ...officeHours,
    zone: zone.name,
    zonePlace: zone.place,
    booking: brand.bookingName,
    replyHours: String(replyWithinHours),
    year,
    years: founded < year ? `${founded}–${year}` : year,
  };
}

/**
 * Replaces the placeholders in every text of a value. A sentence with an empty fact, such as a missing phone number, is
 * left out.
 */
export function fillIn<T>(value: T, brand: Brand, now = new Date()): T {
  return fillNames(value, factsOf(brand, now));
}

/** Replaces these placeholders in every text of a value. */
export function fillNames<T>(value: T, names: Record<string, string>): T {
  const empty = Object.keys(names).flatMap((name) => (names[name] === '' ? [`{${name}}`] : []));
  return mapTexts(value, (text) => replaceNames(withoutSentencesOf(text, empty), names)) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}

const SENTENCE = /[^.!?\n]+[.!?]*[ \t]*/g;

/** Removes the sentences that contain one of the placeholders. */
function withoutSentencesOf(text: string, placeholders: readonly string[]): string {
  const isAffected = (part: string) => placeholders.some((placeholder) => part.includes(placeholder));
  return isAffected(text) ? text.replace(SENTENCE, (sentence) => (isAffected(sentence) ? '' : sentence)).trim() : text;
}
