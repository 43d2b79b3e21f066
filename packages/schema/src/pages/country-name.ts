const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of an ISO country code: IN is India. */
export const countryName = (code: string): string => names.of(code) ?? code;
