import { locales } from '@platen/model/text/locale';
import { Globe } from 'lucide-react';
import { currentLocale, localeNames, switchLocale } from './locale.ts';
import styles from './locale-switch.module.css';

/** Switches to the other language, in that language: users who need it cannot read this one. The page reloads. */
export function LocaleSwitch({ isShort = false }: { isShort?: boolean }) {
  return locales
    .filter((locale) => locale !== currentLocale())
    .map((locale) => {
      const { name, short } = localeNames[locale];
      return (
        <button
          key={locale}
          type="button"
          lang={locale}
          className={styles.switch}
          aria-label={name}
          onClick={() => switchLocale(locale)}
        >
          <Globe aria-hidden />
          {isShort ? short : name}
        </button>
      );
    });
}
