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
  isShown: (place: GridPosition) => boolean;
  unfold: (place: GridPosition) => void;
}

/** A row that was not rendered appears a few frames after it was requested. */
const framesMax = 30;

/** Focuses a cell, wherever it is: its row may have to be rendered first, and its column expanded. */
export function useGridFocus({ root, rows, drafts, isShown, unfold }: Options) {
  function goTo(place: GridPosition): void {
    const index = drafts.findIndex(({ key }) => key === place.key);
    const wasShown = isShown(place);
    if (!wasShown) unfold(place);
    let frames = 0;
    const attempt = () => {
      if (wasShown && root.current && focusPosition(root.current, place)) return;
      if (frames === 1 && index >= 0) rows.current?.show(index);
      // The collapsed cell has the same name and disappears when it is expanded.
      if (!wasShown && frames > 1 && root.current && focusPosition(root.current, place)) return;
      if (frames++ < framesMax) requestAnimationFrame(attempt);
    };
    attempt();
  }

  return { goTo };
}
