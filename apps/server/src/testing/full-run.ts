/** `npm run test:full`: every repetition and every size. Otherwise, what differs in number only is done a few times. */
export const isFullRun = Boolean(process.env.PLATEN_TEST_FULL);

/** `npm test`, which tries one of several variants of a caller or of a size where `npm run test:slow` tries all. */
export const isQuickRun = Boolean(process.env.PLATEN_TEST_QUICK);
