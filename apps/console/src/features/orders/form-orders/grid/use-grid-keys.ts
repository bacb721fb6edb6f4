import type { Dispatch, KeyboardEvent } from 'react';
import type { DraftColumn } from '../draft/draft-columns.ts';
import type { DraftChange, DraftState } from '../draft/draft-state.ts';
import { entryAt, isBlank } from '../draft/order-draft.ts';
import type { GridPosition } from '../draft/problems.ts';
import type { BlockTools } from './block-selection.tsx';
import { isAtEdge, positionOf } from './grid-focus.ts';

interface Options {
  state: DraftState;
  /** The visible columns. */
  columns: readonly DraftColumn[];
  change: Dispatch<DraftChange>;
  block: BlockTools;
  /** What the cell contained when it got the focus, for Esc. */
  before: () => string;
  goTo: (position: GridPosition) => void;
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The keys of a spreadsheet. Within a text they move the caret until it reaches the edge. */
export function useGridKeys({ state, columns, change, block, before, goTo }: Options) {
  const { drafts } = state;

  function adjacentCell(
    { key, cell }: GridPosition,
    [down, right]: readonly [number, number],
  ): GridPosition | undefined {
    const row = drafts[drafts.findIndex((draft) => draft.key === key) + down];
    const column = columns[columns.findIndex((each) => each.cell === cell) + right];
    return row && column && { key: row.key, cell: column.cell };
  }

  function handleUndoRedo(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return false;
    change({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    return true;
  }

  function handleBlockKey(event: KeyboardEvent, position: GridPosition): boolean {
    const { range } = block;
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (isSideways && !range && !isAtEdge(event.target as HTMLElement, event.key === 'ArrowLeft' ? -1 : 1))
        return false;
      const head = adjacentCell(block.block?.head ?? position, steps[event.key] ?? [0, 0]);
      if (head) block.extend(position, head);
      return true;
    }
    if (!range) return false;
    if (event.key === 'Escape') block.drop();
    else if (event.key === 'Delete' || event.key === 'Backspace') block.clear();
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') block.fillDown();
    else return false;
    return true;
  }

  function handleRevert(event: KeyboardEvent, { key, cell }: GridPosition): boolean {
    const draft = drafts.find((each) => each.key === key);
    if (event.key !== 'Escape' || cell === 'images' || !draft || entryAt(draft, cell) === before()) return false;
    change({ type: 'write', key, cell, text: before() });
    return true;
  }

  function handleMove(event: KeyboardEvent, position: GridPosition): boolean {
    const step = steps[event.key];
    const target = event.target as HTMLElement;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (event.key === 'Enter' && target.tagName === 'BUTTON') return false;
    if (step[1] !== 0 && !isAtEdge(target, step[1] < 0 ? -1 : 1)) return false;
    // In a text of several lines the arrow keys move the caret.
    if (event.key.startsWith('Arrow') && target instanceof HTMLTextAreaElement && target.value.includes('\n'))
      return false;
    const next = adjacentCell(position, step);
    const last = drafts.at(-1);
    if (next) goTo(next);
    else if (event.key === 'Enter' && last?.key === position.key && !isBlank(last)) {
      change({ type: 'add' });
      goTo({ key: state.nextKey, cell: position.cell });
    } else return false;
    return true;
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const position = positionOf(target);
    // While an input method composes a word, Enter and the arrow keys belong to it. An open list has its own keys.
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (target.dataset['cell'] === undefined && target.tagName !== 'BUTTON') return;
    const isHandled =
      handleUndoRedo(event) ||
      (position !== undefined &&
        (handleBlockKey(event, position) || handleRevert(event, position) || handleMove(event, position)));
    if (isHandled) event.preventDefault();
  };
}
