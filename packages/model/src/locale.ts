/** The two languages of the product. Texts are written side by side, so that one cannot be forgotten. */
export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'en-US';

/** A text in both languages. */
export interface Text {
  zh: string;
  en: string;
}

/**
 * The language for a tag such as `zh`, `zh-Hans-CN` or `en-GB`, or for an `Accept-Language` list of them.
 * Whatever is neither Chinese nor English falls back to English.
 */
export function toLocale(tags: string | undefined | null): Locale {
  for (const tag of (tags ?? '').split(',')) {
    const language = tag.trim().slice(0, 2).toLowerCase();
    if (language === 'zh') return 'zh-CN';
    if (language === 'en') return 'en-US';
  }
  return fallbackLocale;
}

export function textIn(text: Text, locale: Locale): string {
  return locale === 'zh-CN' ? text.zh : text.en;
}

/** Puts `params` into the `{name}` places of a text. A place without a parameter stays visible rather than vanish. */
export function fillText(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** Why a `refine` of a schema refuses, in both languages: `schema.refine(isFine, refusal('…', '…'))`. */
export function refusal(zh: string, en: string): { message: string; params: Text } {
  return { message: en, params: { zh, en } };
}
