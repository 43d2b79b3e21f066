import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { countryName } from '@site/schema/country-name';
import { foldText } from '@site/schema/fold-text';

/** The codes of ISO 3166-1 alpha-2. `Intl` names them, but has no list of them. */
const codes =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/);

/** The options of the country field by name. A stored code that is not in the list, such as XK, is added. */
export const countryOptions = (stored: string) =>
  [...new Set([...codes, stored])]
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));

type Zoned = Intl.Locale & { getTimeZones?: () => string[] };

/** The zones of a country; none in Firefox, which does not know them. */
const zonesOf = (country: string): readonly string[] =>
  country ? ((new Intl.Locale('und', { region: country }) as Zoned).getTimeZones?.() ?? []) : [];

/** The country to which a zone belongs, if the browser knows it. Takes about 60 ms. */
export const countryOf = (zone: string) => codes.find((code) => zonesOf(code).includes(zone));

/** The zones in which most people of a country with several live. */
const mainZones =
  `America/Argentina/Buenos_Aires America/Buenos_Aires Australia/Sydney America/Sao_Paulo America/Toronto Africa/Kinshasa
  America/Santiago Asia/Shanghai Asia/Nicosia Europe/Berlin America/Guayaquil Europe/Madrid Asia/Jakarta Asia/Almaty
  Asia/Ulaanbaatar America/Mexico_City Asia/Kuala_Lumpur Pacific/Auckland Pacific/Port_Moresby Pacific/Tahiti
  Europe/Lisbon Europe/Moscow Europe/Kyiv Europe/Kiev America/New_York Asia/Tashkent`.split(/\s+/);

/** The first of these zones that belongs to the country, else that of the city, or the main one of the country. */
export function proposeZone(country: string, city: string, zones: readonly string[]): string | undefined {
  const known = zonesOf(country);
  // Browsers list only one of the names "Asia/Kolkata" and "Asia/Calcutta".
  const isKnown = (timeZone: string) =>
    timeZone && known.includes(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone);
  return (
    zones.find(isKnown) ??
    known.find((zone) => foldZone(zone).endsWith(`/${foldText(city)}`)) ??
    mainZones.find((zone) => known.includes(zone)) ??
    known[0]
  );
}

const foldZone = (text: string) => foldText(text.replaceAll('_', ' '));

/** Naming the countries in their languages takes about 300 ms, so it is done once. */
const listWords = () =>
  codes.flatMap((code): [string, string][] => {
    const language = new Intl.Locale('und', { region: code }).maximize().toString();
    const own = new Intl.DisplayNames(language, { type: 'region' }).of(code);
    const names = foldText(`${countryName(code)} ${own}`);
    return [[code, names], ...zonesOf(code).map((zone): [string, string] => [zone, `${foldZone(zone)} ${names}`])];
  });

let words: Map<string, string> | undefined;

/** Finds countries and zones by the English and the own name of the country, too, without regard to accents. */
export const searchPlaces: OptionsFilter = ({ options, search }) => {
  words ??= new Map(listWords());
  const wanted = foldZone(search.trim());
  const wordsOf = ({ value, label }: ComboboxItem) => words?.get(value) ?? foldZone(label);
  return options.filter((option) => 'value' in option && wordsOf(option).includes(wanted));
};

const euroCountries = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM'.split(' ');

/** The currencies of other countries, which begin with the code of the country. */
const otherCurrencies =
  `AED AUD BDT BRL CAD CHF CLP CNY COP CZK DKK EGP GBP HKD HUF IDR ILS INR ISK JPY KES KRW LKR MAD MXN MYR NGN NOK NPR NZD
  PEN PHP PKR PLN QAR RON RSD SAR SEK SGD THB TRY TWD UAH USD UYU VND ZAR`.split(/\s+/);

/** Formats an example amount in the currency of a country, or without a currency if that is not known. */
export function priceExample(country: string, amount: number): string {
  const currency = euroCountries.includes(country) ? 'EUR' : otherCurrencies.find((code) => code.startsWith(country));
  const style = currency ? ({ style: 'currency', currency, maximumFractionDigits: 0 } as const) : {};
  return new Intl.NumberFormat(`en-${country}`, style).format(amount);
}
