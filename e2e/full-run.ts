/** `npm run test:full`: every variant. Otherwise journeys that differ in language or width only are made once. */
export const isFullRun = Boolean(process.env['PLATEN_TEST_FULL']);
