/**
 * Set by `npm run test:full`: every scene in its largest size. Otherwise tests that differ only in number or size run a
 * few times.
 */
export const isFullRun = Boolean(process.env['PLATEN_TEST_FULL']);

/** Set by `npm test`, which compares the server with one browser; `npm run test:slow` compares it with both. */
export const isQuickRun = Boolean(process.env['PLATEN_TEST_QUICK']);
