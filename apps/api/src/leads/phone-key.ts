import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in international form, so that one number is recognised however it is written. */
export function phoneKey(phone: string, country: string): string {
  const parsed = isSupportedCountry(country)
    ? parsePhoneNumberFromString(phone, country as CountryCode)
    : parsePhoneNumberFromString(phone);
  return parsed?.number ?? phone.replace(/[^\d+]/g, '');
}
