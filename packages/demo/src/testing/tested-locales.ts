import { type Locale, locales } from '@platen/model/locale';

/**
 * The two demos have the same designs with other words in them. `npm run test:full` draws both; otherwise one is enough,
 * the one whose writing takes more of the renderer.
 */
export const testedLocales: readonly Locale[] = process.env['PLATEN_TEST_FULL'] ? locales : ['zh-CN'];
