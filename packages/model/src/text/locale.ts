/** The two languages of the product. Texts are written side by side, so that one cannot be forgotten. */
export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];
const fallbackLocale: Locale = 'en-US';

/** A text in both languages. */
export interface BilingualText {
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

export function textIn(text: BilingualText, locale: Locale): string {
  return locale === 'zh-CN' ? text.zh : text.en;
}

/** A parameter of a text: a list is joined, and a bilingual text is resolved to the reader's language. */
export type TextParam = string | number | BilingualText | readonly string[];
export type TextParams<Name extends string = string> = Readonly<Record<Name, TextParam>>;

/** The names of the `{name}` placeholders of a text. */
export type PlaceholderNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never;

/** Replaces the `{name}` placeholders of a text. A placeholder without a parameter stays visible. */
export function fillText(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** Parameters for a reader of one language; lists stay lists. */
export function paramsIn(params: TextParams, locale: Locale): Record<string, string | number | string[]> {
  const read: Record<string, string | number | string[]> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'object') read[name] = value;
    else read[name] = 'zh' in value ? textIn(value, locale) : [...value];
  }
  return read;
}

/** Fills a bilingual text in one language; lists are joined as in that language. */
export function fillIn(text: BilingualText, params: TextParams, locale: Locale): string {
  const separator = locale === 'zh-CN' ? '、' : ', ';
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(paramsIn(params, locale))) {
    words[name] = Array.isArray(value) ? value.join(separator) : value;
  }
  return fillText(textIn(text, locale), words);
}
