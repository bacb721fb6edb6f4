import { historyDepthMax, typingBurstMs } from './editor-constants.ts';

/** The undo history of a document. Documents share unchanged parts, so a step only costs what it changed. */
export interface History<D> {
  /** The previous documents, the oldest first. */
  readonly past: readonly D[];
  readonly present: D;
  /** The undone documents, the next one first. */
  readonly future: readonly D[];
  /** The document before the current gesture. */
  readonly beforeGesture?: D;
  /** The last step, while similar edits can still be merged into it. */
  readonly burst?: Burst;
}

interface Burst {
  readonly key: string;
  readonly timeMs: number;
}

export function newHistory<D>(document: D): History<D> {
  return { past: [], present: document, future: [] };
}

/** Records a changed document as a step; with the same `burst` within 300 ms, it is merged into the step before. */
export function recordStep<D>(history: History<D>, document: D, timeMs: number, burst?: string): History<D> {
  const { past, present, future } = commitGesture(history);
  if (document === present) return commitGesture(history);
  const isPart = burst !== undefined && history.burst?.key === burst && isShortly(history.burst, timeMs);
  return {
    past: isPart && future.length === 0 ? past : [...past, present].slice(-historyDepthMax),
    present: document,
    future: [],
    ...(burst !== undefined && { burst: { key: burst, timeMs } }),
  };
}

function isShortly(burst: Burst, timeMs: number): boolean {
  return timeMs - burst.timeMs <= typingBurstMs;
}

/** Shows a document during a gesture. The whole gesture is one step, or none. */
export function previewGesture<D>(history: History<D>, document: D): History<D> {
  const { past, present, future, beforeGesture = present } = history;
  return { past, present: document, future, beforeGesture };
}

export function commitGesture<D>(history: History<D>): History<D> {
  const { past, present, future, beforeGesture } = history;
  if (beforeGesture === undefined) return history;
  if (beforeGesture === present) return { past, present, future };
  return { past: [...past, beforeGesture].slice(-historyDepthMax), present, future: [] };
}

export function cancelGesture<D>({ past, present, future, beforeGesture = present }: History<D>): History<D> {
  return { past, present: beforeGesture, future };
}

/** During a gesture, undo cancels the gesture. */
export function undo<D>(history: History<D>): History<D> {
  const { past, present, future } = commitGesture(history);
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<D>(history: History<D>): History<D> {
  const { past, present, future } = commitGesture(history);
  const [next, ...rest] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest };
}

export function canUndo<D>({ past, present, beforeGesture = present }: History<D>): boolean {
  return past.length > 0 || beforeGesture !== present;
}

export function canRedo<D>({ future }: History<D>): boolean {
  return future.length > 0;
}
