import type { RefObject } from 'react';
import type { OrderDraft } from '../draft/order-draft.ts';
import type { GridPosition } from '../draft/problems.ts';
import { focusPosition } from './grid-dom.ts';
import type { RowsHandle } from './virtual-rows.tsx';

interface Options {
  root: RefObject<HTMLElement | null>;
  rows: RefObject<RowsHandle | null>;
  drafts: readonly OrderDraft[];
  /** Whether its column is rendered, or collapsed. */
  isShown: (position: GridPosition) => boolean;
  unfold: (position: GridPosition) => void;
}

/** A row that was not rendered appears a few frames after it was requested. */
const framesMax = 30;

/** Focuses a cell, wherever it is: its row may have to be rendered first, and its column expanded. */
export function useGridFocus({ root, rows, drafts, isShown, unfold }: Options) {
  function goTo(position: GridPosition): void {
    const index = drafts.findIndex(({ key }) => key === position.key);
    const wasShown = isShown(position);
    if (!wasShown) unfold(position);
    let frames = 0;
    const attempt = () => {
      if (wasShown && root.current && focusPosition(root.current, position)) return;
      if (frames === 1 && index >= 0) rows.current?.show(index);
      // The collapsed cell has the same name and disappears when it is expanded.
      if (!wasShown && frames > 1 && root.current && focusPosition(root.current, position)) return;
      if (frames++ < framesMax) requestAnimationFrame(attempt);
    };
    attempt();
  }

  return { goTo };
}
