import type { Locale } from '@platen/model/text/locale';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
  }
}
