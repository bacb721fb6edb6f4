/** What the hands feel: how long screens wait, and what they wait for. */

/** A search runs when the typing pauses: at once in what is on the screen, later where every pause costs a question. */
export const galleryDebounceMs = 500;
export const selectDebounceMs = 800;
/** A quick answer shows no loading; loading that shows stays long enough to be seen. */
export const loadingDelayMs = 200;
export const loadingMinMs = 300;
/**
 * A press is answered within a tenth of a second, by what was asked for or by its outline. The outline does not stay for
 * its own sake: the screen that follows it has outlines of its own.
 */
export const pendingDelayMs = 10;
/** Progress that nobody reports grows up to here, and is done only when it is. */
export const loadingProgressCapPercent = 95;
/** A call that takes longer than this is spoken of: without a word, a slow answer looks like a broken screen. */
export const slowCallMs = 8_000;
/** Screens of what changes by itself ask again so often. */
export const pollIntervalMs = 3_000;
