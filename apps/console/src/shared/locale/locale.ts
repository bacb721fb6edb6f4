import { type Locale, locales, toLocale } from '@platen/model/text/locale';
// Not `antd/locale`: that is a separate build, which cannot be tree-shaken.
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { readStored, writeStored } from '../storage.ts';

export const localeNames: Record<Locale, { name: string; short: string }> = {
  'zh-CN': { name: '简体中文', short: '中' },
  'en-US': { name: 'English', short: 'EN' },
};

export const antdLocales = { 'zh-CN': zhCN, 'en-US': enUS } as const;

const dayjsLocales: Record<Locale, string> = { 'zh-CN': 'zh-cn', 'en-US': 'en' };

function chooseLocale(): Locale {
  const stored = readStored('locale');
  return locales.find((locale) => locale === stored) ?? toLocale(navigator.languages.join(','));
}

let chosen: Locale | undefined;

/** The language of this page view. It never changes in a running page: switching reloads. */
export function currentLocale(): Locale {
  chosen ??= chooseLocale();
  return chosen;
}

export function applyLocale(): void {
  document.documentElement.lang = currentLocale();
  dayjs.locale(dayjsLocales[currentLocale()]);
}

export function switchLocale(locale: Locale): void {
  if (locale === currentLocale()) return;
  writeStored('locale', locale);
  window.location.reload();
}
