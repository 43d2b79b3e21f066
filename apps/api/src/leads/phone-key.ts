import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in international format, so that one number is recognised in any notation. */
export function phoneKey(phone: string, country: string): string {
  const parsed = isSupportedCountry(country)
    ? parsePhoneNumberFromString(phone, country as CountryCode)
    : parsePhoneNumberFromString(phone);
  return parsed?.number ?? phone.replace(/[^\d+]/g, '');
}
