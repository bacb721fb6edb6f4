/** Constants of the designer's interaction. Limits of layers and templates are in `constants.ts`. */

export const historyDepthMax = 100;
/** Typing or nudging within this time is one history step. */
export const typingBurstMs = 300;

export const clickTravelMaxPx = 5;
export const multiClickMs = 300;

export const nudgePx = 1;
export const nudgeFarPx = 10;

/** In px of the screen, because pointing is equally precise at every zoom. */
export const snapDistancePx = 5;
export const rotationSnapStep = 45;
export const rotationSnapWithin = 5;
/** With Shift, a rotation snaps to these steps. */
export const rotationStep = 15;

export const gridPartsOfSide = 50;
export const gridCellMinPx = 5;

export const zoomMinPercent = 1;
export const zoomMaxPercent = 1000;
/** The factor of one zoom step. */
export const zoomFactor = 1.25;

/** The handles of the selection's frame, in px of the screen. */
export const gripReachPx = 8;
export const rotateGripAwayPx = 25;
/** A shorter edge has no handle, because it would overlap with those of the corners. */
export const edgeGripMinPx = 40;

/** The offset of a copy from its original. */
export const copyOffsetPx = 10;
