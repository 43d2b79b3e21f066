const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of an ISO country code: IN is India. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** The language of the site as its country writes it: "en-IN" */
export const languageOf = ({ address }: { address: { country: string } }): string => `en-${address.country}`;
