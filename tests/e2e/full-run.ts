/** Set by `npm run test:full`: every variant. Otherwise journeys that differ only in language or width run once. */
export const isFullRun = Boolean(process.env['PLATEN_TEST_FULL']);
