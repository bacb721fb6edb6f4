import type { BilingualText } from '../text/locale.ts';

/**
 * Currencies that amounts can be shown in. Amounts are whole hundredths everywhere, so only currencies with two decimals
 * are listed: with another one (JPY, KWD) every stored amount would be wrong by a factor.
 */
export const currencies = {
  CNY: { symbol: '¥', zh: '人民币', en: 'Chinese yuan' },
  HKD: { symbol: 'HK$', zh: '港币', en: 'Hong Kong dollar' },
  TWD: { symbol: 'NT$', zh: '新台币', en: 'New Taiwan dollar' },
  USD: { symbol: '$', zh: '美元', en: 'US dollar' },
  EUR: { symbol: '€', zh: '欧元', en: 'Euro' },
  GBP: { symbol: '£', zh: '英镑', en: 'British pound' },
  AUD: { symbol: 'A$', zh: '澳大利亚元', en: 'Australian dollar' },
  CAD: { symbol: 'C$', zh: '加拿大元', en: 'Canadian dollar' },
  SGD: { symbol: 'S$', zh: '新加坡元', en: 'Singapore dollar' },
  MYR: { symbol: 'RM', zh: '马来西亚林吉特', en: 'Malaysian ringgit' },
  THB: { symbol: '฿', zh: '泰铢', en: 'Thai baht' },
} as const satisfies Record<string, { symbol: string } & BilingualText>;

export type Currency = keyof typeof currencies;
export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];
export const defaultCurrency: Currency = 'CNY';

export const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code);
