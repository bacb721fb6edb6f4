import { findCountry } from '@platen/model/factory/countries';
import type { SplitAddress } from './address-parts.ts';

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI ' +
  'SC SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD TAS ACT';
const stateCodes = new Set(states.split(' '));

const usZip = String.raw`\d{5}(?:-\d{4})?`;
const caZip = String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`;
const ukZip = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`;

/** `Springfield, IL 62704`, `Toronto ON M5V 2T6`, `Sydney NSW 2000`. */
const cityStateZip = new RegExp(String.raw`^(?:(.+?),?\s+)?([A-Z]{2,3}),?\s+(${usZip}|${caZip}|\d{4})$`);
/** `London SW1A 2AA`, or the postal code on a line of its own. */
const cityUkZip = new RegExp(`^(?:(.+?),?\\s+)?(${ukZip})$`);
/** `80331 München`, `D-80331 München`, `1012 AB Amsterdam`, `00-950 Warszawa`. */
const zipCity = /^(?:[A-Z]{1,2}-)?(\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,5})\s+(\p{L}[\p{L}\s.'’-]+)$/u;
const streetWord = /\b(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd|boulevard|way|court|ct|place|pl|square)\b/i;

const phoneLine =
  /^(?:(?:tel|telephone|phone|mobile|cell|ph)\.?\s*:?\s*)?(\+?[\d(][\d\s().-]{7,}\d(?:\s*(?:x|ext\.?)\s*\d+)?)$/i;
const company = /\b(?:inc|llc|ltd|limited|gmbh|co|corp|corporation|company|plc|b\.?v|s\.?a|s\.?r\.?l|pty)\b\.?/i;

export function splitWesternAddress(text: string): SplitAddress | undefined {
  const lines = partsIn(text);
  if (lines.length < 2) return undefined;
  const parts: Partial<SplitAddress> = {};
  takePhone(lines, parts);
  takeCountry(lines, parts);
  takeCity(lines, parts);
  if (Object.keys(parts).length === 0) return undefined;
  takeNames(lines, parts);
  return { ...parts, address: lines.join(', ') };
}

/** Splits at line breaks if there are any, otherwise at commas. */
function partsIn(text: string): string[] {
  const lines = text.includes('\n') ? text.split('\n') : text.split(',');
  return lines.map((line) => line.trim().replace(/[,;]+$/, '')).filter((line) => line !== '');
}

function takePhone(lines: string[], parts: Partial<SplitAddress>): void {
  const index = lines.findIndex((line) => {
    const digits = phoneLine.exec(line)?.[1]?.replaceAll(/\D/g, '').length ?? 0;
    return digits >= 9 && digits <= 17 && !new RegExp(`^${usZip}$`).test(line);
  });
  if (index >= 0) parts.phone = phoneLine.exec(lines.splice(index, 1)[0] ?? '')?.[1] ?? '';
}

/** A two-letter code that may be a state is one, unless a state precedes it. */
function takeCountry(lines: string[], parts: Partial<SplitAddress>): void {
  const last = lines.at(-1) ?? '';
  if (!findCountry(last)) return;
  if (stateCodes.has(last) && !lines.slice(0, -1).some((line) => isCityLine(line))) return;
  parts.country = last;
  lines.pop();
}

const isCityLine = (line: string): boolean => cityStateZip.test(line) || cityUkZip.test(line) || zipCity.test(line);

function takeCity(lines: string[], parts: Partial<SplitAddress>): void {
  const last = lines.at(-1) ?? '';
  const state = cityStateZip.exec(last);
  if (state?.[2] && stateCodes.has(state[2])) {
    lines.pop();
    Object.assign(parts, { province: state[2], zip_code: state[3] ?? '', city: state[1] ?? cityBefore(lines) });
    return;
  }
  const uk = cityUkZip.exec(last);
  if (uk) {
    lines.pop();
    Object.assign(parts, { zip_code: uk[2] ?? '', city: uk[1] ?? cityBefore(lines) });
    return;
  }
  const continental = streetWord.test(last) ? null : zipCity.exec(last);
  if (!continental) return;
  lines.pop();
  Object.assign(parts, { zip_code: continental[1] ?? '', city: continental[2] ?? '' });
}

/** The part before the postal code, unless it is a street or all that is left. */
function cityBefore(lines: string[]): string {
  const last = lines.at(-1) ?? '';
  return lines.length > 1 && !/\d/.test(last) ? (lines.pop() ?? '') : '';
}

/** The lines above the street: name and company. */
function takeNames(lines: string[], parts: Partial<SplitAddress>): void {
  const isName = (line = '') => line !== '' && !/\d/.test(line);
  if (lines.length > 1 && isName(lines[0]) && !company.test(lines[0] ?? '')) parts.receiver_name = lines.shift() ?? '';
  if (lines.length > 1 && isName(lines[0]) && company.test(lines[0] ?? '')) parts.company_name = lines.shift() ?? '';
}
