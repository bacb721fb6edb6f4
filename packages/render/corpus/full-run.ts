/**
 * Set by `npm run test:full`: every scene in its largest size. Otherwise tests that differ only in number or size run a
 * few times.
 */
export const isFullRun = Boolean(process.env['PLATEN_TEST_FULL']);
