import type { OrderDraft } from './order-draft.ts';

type Drafts = readonly OrderDraft[];

/** The undo and redo steps. Rows are immutable, so a step is a list of references. */
export interface DraftHistory {
  readonly past: readonly { drafts: Drafts; mergeKey: string | undefined }[];
  readonly future: readonly Drafts[];
}

export const emptyHistory: DraftHistory = { past: [], future: [] };

const stepsMax = 100;

/** @param mergeKey steps with the same key are merged: everything that is typed into one cell is one step */
export function recordStep({ past }: DraftHistory, before: Drafts, mergeKey?: string): DraftHistory {
  const isSameStep = mergeKey !== undefined && past.at(-1)?.mergeKey === mergeKey;
  return { past: isSameStep ? past : [...past, { drafts: before, mergeKey }].slice(-stepsMax), future: [] };
}

export function undo({ past, future }: DraftHistory, now: Drafts): { drafts: Drafts; history: DraftHistory } {
  const last = past.at(-1);
  if (!last) return { drafts: now, history: { past, future } };
  return { drafts: last.drafts, history: { past: past.slice(0, -1), future: [now, ...future] } };
}

export function redo({ past, future }: DraftHistory, now: Drafts): { drafts: Drafts; history: DraftHistory } {
  const [next, ...others] = future;
  if (!next) return { drafts: now, history: { past, future } };
  return { drafts: next, history: { past: [...past, { drafts: now, mergeKey: undefined }], future: others } };
}
