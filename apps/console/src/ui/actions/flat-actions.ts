import type { Action } from './action.types.ts';

/** Further actions of a page are in the `⋯` menu. */
export const flatActionsMax = 3;

/**
 * Which actions are visible, and which are in the `⋯` menu. A single visible slot is for the next step: destructive
 * actions go into the menu, where nobody clicks them by accident.
 */
export function splitActions(actions: readonly Action[], flatMax: number): [inSight: Action[], inMenu: Action[]] {
  const candidates = flatMax === 1 ? actions.filter((action) => !action.isDanger) : actions;
  const inSight = candidates.slice(0, flatMax);
  return [inSight, actions.filter((action) => !inSight.includes(action))];
}
