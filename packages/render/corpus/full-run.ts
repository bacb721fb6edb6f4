/** `npm run test:full`: every scene at its largest. Otherwise, what differs in number or size only is drawn a few times. */
export const isFullRun = Boolean(process.env['PLATEN_TEST_FULL']);
