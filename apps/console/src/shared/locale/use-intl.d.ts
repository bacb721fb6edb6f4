import type { Locale } from '@platen/model/locale';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
  }
}
