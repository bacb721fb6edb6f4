/** The timing of the interface: how long screens wait, and for what. */

/** A search runs when typing pauses: sooner in what is already loaded, later where every search is a request. */
export const galleryDebounceMs = 500;
export const selectDebounceMs = 800;
/** A fast response shows no loading indicator; an indicator that is shown stays long enough to be seen. */
export const loadingDelayMs = 200;
export const loadingMinMs = 300;
/**
 * A click gets a reaction within a tenth of a second: the result or its skeleton. The skeleton has no minimum time: the
 * screen that follows has skeletons of its own.
 */
export const pendingDelayMs = 10;
/** Progress that nobody reports grows up to here, and completes only when it is done. */
export const loadingProgressCapPercent = 95;
/** A request that takes longer is mentioned: otherwise a slow response looks like a broken screen. */
export const slowCallMs = 8_000;
/** The polling interval of screens whose data changes on its own. */
export const pollIntervalMs = 3_000;
