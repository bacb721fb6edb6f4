import type { Locale } from '@platen/model/text/locale';
import { createTranslator, useLocale } from 'use-intl';

/**
 * The texts of one part of the console, both languages side by side:
 *
 *     export const apiKeysTexts = defineTexts({ en: { title: 'API keys' }, zh: { title: 'API 密钥' } });
 *     const t = useText(apiKeysTexts);   t('title')
 *
 * What does not compile: a key that one language lacks, a placeholder that only one of them has, a call with an unknown
 * key, and a call with a wrong or missing parameter. Texts are loaded with the screen that uses them.
 */
interface TextTree {
  readonly [key: string]: string | TextTree;
}

export interface Texts<En extends TextTree = TextTree> {
  readonly en: En;
  readonly zh: TextTree;
}

type Placeholder<Name extends string> = Name extends `${infer Head},${string}`
  ? Head
  : Name extends `${string} ${string}`
    ? never
    : Name;
/** The parameters of a text. Plural branches contain a space or a `#` and are not parameters. */
type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Placeholder<Name> | Placeholders<Rest>
  : never;

type Translation<En, Zh> = {
  readonly [Key in keyof En]: Key extends keyof Zh
    ? En[Key] extends string
      ? Zh[Key] extends string
        ? [Placeholders<En[Key]>, Placeholders<Zh[Key]>] extends [Placeholders<Zh[Key]>, Placeholders<En[Key]>]
          ? Zh[Key]
          : { 'both languages need the same placeholders': Placeholders<En[Key]> }
        : string
      : Translation<En[Key], Zh[Key]>
    : En[Key] extends string
      ? string
      : TextTree;
};

export function defineTexts<const En extends TextTree, const Zh extends TextTree>(texts: {
  en: En;
  zh: Zh & Translation<En, Zh> & { readonly [Extra in Exclude<keyof Zh, keyof En>]: never };
}): Texts<En> {
  return texts;
}

export type Translator<En extends TextTree> = ReturnType<typeof createTranslator<En>>;
/** What `useText` returns for these texts, to pass it to a function that is no component. */
export type TranslatorOf<T> = T extends Texts<infer En> ? Translator<En> : never;

const translators = new WeakMap<Texts, Map<Locale, unknown>>();

/** Created once for each language: a new translator on every render would break every memo that depends on it. */
export function textsIn<En extends TextTree>(texts: Texts<En>, locale: Locale): Translator<En> {
  const byLocale = translators.get(texts) ?? new Map<Locale, unknown>();
  translators.set(texts, byLocale);
  if (!byLocale.has(locale)) {
    const messages = (locale === 'zh-CN' ? texts.zh : texts.en) as En;
    byLocale.set(locale, createTranslator({ locale, messages }));
  }
  return byLocale.get(locale) as Translator<En>;
}

export function useText<En extends TextTree>(texts: Texts<En>): Translator<En> {
  return textsIn(texts, useLocale());
}
