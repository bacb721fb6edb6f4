import { type Locale, locales } from '@platen/model/text/locale';

/** Set by `npm run test:full`. */
const isFullRun = Boolean(process.env['PLATEN_TEST_FULL']);

/** Set by `npm test`, which draws only the pictures that the tested designs need. */
export const isQuickRun = Boolean(process.env['PLATEN_TEST_QUICK']);

/**
 * Both demos have the same designs with different texts. `npm run test:full` draws both; otherwise only the one whose
 * script is harder to render.
 */
export const testedLocales: readonly Locale[] = isFullRun ? locales : ['zh-CN'];
