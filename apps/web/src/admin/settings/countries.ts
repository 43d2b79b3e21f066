import { countryName } from '@site/schema/country-name';

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
