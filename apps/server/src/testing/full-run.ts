/** `npm run test:full`: every repetition and every size. Otherwise, what differs in number only is done a few times. */
export const isFullRun = Boolean(process.env.PLATEN_TEST_FULL);
