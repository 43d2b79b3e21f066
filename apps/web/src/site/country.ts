const names = new Intl.DisplayNames('en', { type: 'region' });

/** What two letters stand for in an address: IN is India. */
export const countryName = (code: string): string => names.of(code) ?? code;
