import { type Locale, locales } from '@platen/model/locale';

/** Set by `npm run test:full`. Otherwise what takes long is tested for a part of the catalogue. */
export const isFullRun = Boolean(process.env['PLATEN_TEST_FULL']);

/**
 * Both demos have the same designs with different texts. `npm run test:full` draws both; otherwise only the one whose
 * script is harder to render.
 */
export const testedLocales: readonly Locale[] = isFullRun ? locales : ['zh-CN'];
