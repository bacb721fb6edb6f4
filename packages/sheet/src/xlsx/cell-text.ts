import type { NumberKind } from './number-format.ts';

/** Workbooks of old Macs count from 1904. */
const days1904 = 1462;
/** 9999-12-31, the last day that a workbook knows. */
const serialMax = 2_958_466;

/** A number as a person reads it: no exponent below 10²¹, and no noise of binary fractions behind the 15 digits that Excel keeps. */
export function numberText(raw: string, kind: NumberKind, is1904: boolean): string {
  const number = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(number)) return raw;
  if (kind === 'number') return plainText(number);
  if (typeof kind === 'object') return paddedText(number, kind.digits);
  if (kind === 'duration') return number >= 0 ? durationText(number) : plainText(number);
  return momentText(number, kind, is1904) ?? plainText(number);
}

function plainText(number: number): string {
  if (Number.isSafeInteger(number)) return String(number);
  const text = String(Number(number.toPrecision(15)));
  return text.includes('e-') ? number.toFixed(20).replace(/\.?0+$/, '') : text;
}

function paddedText(number: number, digits: number): string {
  return Number.isInteger(number) && number >= 0 ? plainText(number).padStart(digits, '0') : plainText(number);
}

function durationText(days: number): string {
  const seconds = Math.round(days * 86_400);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

/** `2026-03-01`, `08:09:10` or both, by what the cell shows; a time that the cell hides is shown too. */
function momentText(serial: number, kind: 'date' | 'time' | 'date_time', is1904: boolean): string | undefined {
  if (serial < 0 || serial >= serialMax) return undefined;
  // 1900 was no leap year, but workbooks have a 29 February 1900: every day before it is one off.
  const days = is1904 ? serial + days1904 : serial < 60 ? serial + 1 : serial;
  const iso = new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString();
  const [date, time] = [iso.slice(0, 10), iso.slice(11, 19)];
  if (kind === 'time' && serial < 1) return time;
  return kind === 'date' && time === '00:00:00' ? date : `${date} ${time}`;
}

/** Cells of type `d` hold a moment as text: `2026-03-01T08:09:10.000Z`, a date or a time alone. */
export function isoText(raw: string): string {
  const match = /^(\d{4}-\d\d-\d\d)?(?:T?(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?)?Z?$/.exec(raw.trim());
  if (!match || match[0] === '') return raw;
  const [, date, time] = match;
  const withSeconds = time?.length === 5 ? `${time}:00` : time;
  if (date === undefined) return withSeconds ?? raw;
  return withSeconds === undefined || withSeconds === '00:00:00' ? date : `${date} ${withSeconds}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
