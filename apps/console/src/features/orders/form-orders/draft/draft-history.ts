import type { OrderDraft } from './order-draft.ts';

type Drafts = readonly OrderDraft[];

/** What can be taken back, and what was. Rows are never changed in place, so that a step is a list of references. */
export interface DraftHistory {
  readonly past: readonly { drafts: Drafts; mark: string | undefined }[];
  readonly future: readonly Drafts[];
}

export const noHistory: DraftHistory = { past: [], future: [] };

const stepsMax = 100;

/** @param mark of what belongs together: all that is typed into one cell is one step */
export function remember({ past }: DraftHistory, before: Drafts, mark?: string): DraftHistory {
  const isOn = mark !== undefined && past.at(-1)?.mark === mark;
  return { past: isOn ? past : [...past, { drafts: before, mark }].slice(-stepsMax), future: [] };
}

export function undone({ past, future }: DraftHistory, now: Drafts): { drafts: Drafts; history: DraftHistory } {
  const last = past.at(-1);
  if (!last) return { drafts: now, history: { past, future } };
  return { drafts: last.drafts, history: { past: past.slice(0, -1), future: [now, ...future] } };
}

export function redone({ past, future }: DraftHistory, now: Drafts): { drafts: Drafts; history: DraftHistory } {
  const [next, ...others] = future;
  if (!next) return { drafts: now, history: { past, future } };
  return { drafts: next, history: { past: [...past, { drafts: now, mark: undefined }], future: others } };
}
