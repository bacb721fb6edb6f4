import type { Action } from './action.types.ts';

/** More actions of a page than this stand under `⋯`. */
export const flatActionsMax = 3;

/**
 * What is in sight, and what is under `⋯`. A lone place is for the next step: what destroys is asked for in the menu,
 * where nobody gets by accident.
 */
export function splitActions(actions: readonly Action[], flatMax: number): [inSight: Action[], inMenu: Action[]] {
  const candidates = flatMax === 1 ? actions.filter((action) => !action.isDanger) : actions;
  const inSight = candidates.slice(0, flatMax);
  return [inSight, actions.filter((action) => !inSight.includes(action))];
}
