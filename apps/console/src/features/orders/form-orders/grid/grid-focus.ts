import type { RefObject } from 'react';
import type { CellName, OrderDraft } from '../draft/order-draft.ts';
import type { GridPosition } from '../draft/problems.ts';
import type { RowsHandle } from './virtual-rows.tsx';

/** The cell of an element of the grid. */
export function positionOf(target: EventTarget | null): GridPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const key = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return cell && key !== undefined ? { key: Number(key), cell: cell.dataset['column'] as CellName } : undefined;
}

export const isSamePosition = (one: GridPosition | undefined, other: GridPosition | undefined): boolean =>
  one?.key === other?.key && one?.cell === other?.cell;

/** Focuses a cell and selects its text, so that typing replaces it; returns false if it is not rendered. */
function focusPosition(root: HTMLElement, { key, cell }: GridPosition): boolean {
  const found = root.querySelector(`[data-row="${key}"] [data-column="${CSS.escape(cell)}"]`);
  const input = found?.querySelector<HTMLElement>('[data-cell], button');
  if (!input) return false;
  input.focus();
  if (input instanceof HTMLInputElement) input.select();
  return true;
}

/** Whether the caret is at the edge of the text, so that a horizontal arrow key leaves the cell. */
export function isAtEdge(target: HTMLElement, direction: -1 | 1): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return true;
  const { selectionStart: start, selectionEnd: end, value } = target;
  if (value === '' || (start === 0 && end === value.length)) return true;
  return start === end && start === (direction < 0 ? 0 : value.length);
}

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
