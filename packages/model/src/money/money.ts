import { type Currency, currencies, defaultCurrency } from './currencies.ts';

/**
 * Amounts are integer fen everywhere inside; only the wire and the screen use yuan. Floats are never added or
 * multiplied, because 0.1 + 0.2 would make a bill that does not add up.
 */
export type Fen = number;

/** The number of yuan for the wire. Exact to 2 decimals for every safe integer of fen. */
export function fenToYuan(fen: Fen): number {
  return Number(fenToYuanText(fen));
}

/** `123456` → `1234.56`, without passing through a float. */
export function fenToYuanText(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not a whole number of fen: ${fen}`);
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses typed or received yuan; undefined if it has more than 2 decimals or is not a number. */
export function yuanToFen(yuan: number | string): Fen | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(yuan).trim());
  if (!match) return undefined;
  const [, sign, whole = '', part = ''] = match;
  const fen = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (!Number.isSafeInteger(fen)) return undefined;
  return sign && fen !== 0 ? -fen : fen;
}

/**
 * The currency of this page or process: one for the whole installation, set before anything is rendered or answered, so
 * that components and rows need no parameter for it. Code uses the words yuan and fen for its units and hundredths.
 */
let shownCurrency: Currency = defaultCurrency;

export function showCurrency(currency: Currency): void {
  shownCurrency = currency;
}

/** What stands beside amounts on the wire. */
export function amountCurrency(): Currency {
  return shownCurrency;
}

/** The symbol before an amount and in amount fields. */
export function currencySymbol(): string {
  return currencies[shownCurrency].symbol;
}

/** `¥1,234.56`, with a real minus sign; all amounts are shown with it. */
export function formatFen(fen: Fen): string {
  const [whole = '', part = ''] = fenToYuanText(Math.abs(fen)).split('.');
  return `${fen < 0 ? '−' : ''}${currencySymbol()}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}

/** Converts an amount of an API response to fen. Responses have two decimals, but a sum of floats may have more. */
export function wireYuanToFen(yuan: number): Fen {
  return yuanToFen(yuan.toFixed(2)) ?? 0;
}

/** Formats an amount of an API response. */
export function formatYuan(yuan: number): string {
  const fen = yuanToFen(yuan.toFixed(2));
  return fen === undefined ? '–' : formatFen(fen);
}

export function formatCount(count: number): string {
  return count.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}
