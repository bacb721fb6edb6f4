import { type Locale, locales } from '@platen/model/locale';

/**
 * Both demos have the same designs with different texts. `npm run test:full` draws both; otherwise only the one whose
 * script is harder to render.
 */
export const testedLocales: readonly Locale[] = process.env['PLATEN_TEST_FULL'] ? locales : ['zh-CN'];
