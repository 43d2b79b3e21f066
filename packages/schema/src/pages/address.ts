import { countryName } from './country-name.ts';

/*
 * Addresses as their country writes them.
 */

type Address = { street: string; city: string; region: string; postalCode: string; country: string };

/** Countries that write the postal code before the city. */
const postalCodeFirst = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IL IS IT LI LT LU MA MC MX NL NO PL PT RO RS SE SI SK TN TR UA'.split(' '),
);

/** Countries whose addresses need no postal code. */
const withoutPostalCode = new Set('AE AG AO BS BZ FJ GH GY HK IE JM KE MO NG PA QA TT UG ZW'.split(' '));

/** Countries that write the state in the line of the city. */
const withRegion: Record<string, (address: Address) => string> = {
  AU: ({ city, region, postalCode }) => joined(' ', city, region, postalCode),
  BR: ({ city, region, postalCode }) => joined(', ', joined(' - ', city, region), postalCode),
  CA: ({ city, region, postalCode }) => joined(', ', city, joined(' ', region, postalCode)),
  MX: ({ city, region, postalCode }) => joined(', ', joined(' ', postalCode, city), region),
  US: ({ city, region, postalCode }) => joined(', ', city, joined(' ', region, postalCode)),
};

const joined = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);

/** "New Delhi 110001", "10115 Berlin", "Austin, TX 78701" */
export function cityLine(address: Address): string {
  const { city, postalCode, country } = address;
  if (withRegion[country]) return withRegion[country](address);
  return postalCodeFirst.has(country) ? joined(' ', postalCode, city) : joined(' ', city, postalCode);
}

/** "Delhi, India"; the country alone if the line of the city has the state. */
export const countryLine = ({ region, country }: Address): string =>
  joined(', ', withRegion[country] ? '' : region, countryName(country));

/** "14 Line House, New Delhi 110001, India" */
export const oneLineAddress = (address: Address): string =>
  [address.street, cityLine(address), countryName(address.country)].join(', ');

/** The parts that an address in this country needs besides street and city. */
export const requiredParts = (country: string): { region: boolean; postalCode: boolean } => ({
  region: country === 'IN' || withRegion[country] !== undefined,
  postalCode: !withoutPostalCode.has(country),
});
