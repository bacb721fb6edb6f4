import type { Locale } from '@platen/model/text/locale';

/** Chooses between the two languages of the demo: every text is written in both, side by side. */
export type Translate = <T>(chinese: T, english: T) => T;

const translators: Record<Locale, Translate> = {
  'zh-CN': (chinese) => chinese,
  'en-US': (_chinese, english) => english,
};

/** Cached for each language, so that the same content is the same object. */
export function inEachLocale<T>(make: (t: Translate) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(translators[locale]);
    made.set(locale, known);
    return known;
  };
}

export function translateTo(locale: Locale): Translate {
  return translators[locale];
}
