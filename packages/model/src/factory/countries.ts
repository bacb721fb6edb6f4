import type { Locale } from '../text/locale.ts';

/** ISO 3166-1. The names come from the host (`Intl.DisplayNames`), in both languages. */
export const countryCodes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Common names that `Intl.DisplayNames` does not return. */
const otherNames: Readonly<Record<string, string>> = {
  USA: 'US',
  'United States of America': 'US',
  美利坚合众国: 'US',
  'Great Britain': 'GB',
  England: 'GB',
  'P.R. China': 'CN',
  'Mainland China': 'CN',
  中国大陆: 'CN',
  中国内地: 'CN',
  中华人民共和国: 'CN',
  中国香港: 'HK',
  Macau: 'MO',
  中国澳门: 'MO',
  中国台湾: 'TW',
  台湾省: 'TW',
  Korea: 'KR',
  'Republic of Korea': 'KR',
  Turkey: 'TR',
  'Czech Republic': 'CZ',
  'Ivory Coast': 'CI',
  'Russian Federation': 'RU',
  UAE: 'AE',
};

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

/** The ISO code of a country that is written as its code or by its name, in Chinese or English. */
export function findCountry(text: string): string | undefined {
  return byName().get(wordOf(text));
}

let known: ReadonlyMap<string, string> | undefined;

/** Built on first use, because a thousand names take a few milliseconds. */
function byName(): ReadonlyMap<string, string> {
  known ??= new Map([...namesOfHost(), ...Object.entries(otherNames)].map(([name, code]) => [wordOf(name), code]));
  return known;
}

function* namesOfHost(): Generator<[string, string]> {
  for (const locale of ['zh-CN', 'en-US'])
    for (const style of ['short', 'long'] as const) {
      const names = new Intl.DisplayNames([locale], { type: 'region', style });
      for (const code of countryCodes) yield [names.of(code) ?? code, code];
    }
  // Codes come last, so that no name overrides the code of another country.
  for (const code of countryCodes) yield [code, code];
}

/** Ignores accents, dots, spaces and case, which distinguish no two countries. */
function wordOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The country of a time zone, as the host knows it; undefined for zones without one, such as UTC. */
export function countryOfTimeZone(zone: string): string | undefined {
  const wanted = zoneName(zone);
  return countryCodes.find((code) => zonesOf(code).some((name) => zoneName(name) === wanted));
}

/** Node 20 has a property where newer hosts have a method, and TypeScript declares neither. */
function zonesOf(code: string): readonly string[] {
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] } = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** A zone has several names, of which hosts return one: Asia/Calcutta for Asia/Kolkata. */
function zoneName(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}
