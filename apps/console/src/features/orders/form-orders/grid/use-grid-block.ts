import { type Dispatch, type PointerEvent, useRef, useState } from 'react';
import type { DraftColumn } from '../draft/draft-columns.ts';
import type { DraftChange, DraftState } from '../draft/draft-state.ts';
import { type BlockRange, blockTexts, type GridBlock, rangeOf, tileCells } from '../draft/grid-block.ts';
import type { GridPosition } from '../draft/problems.ts';
import { isSamePosition, positionOf } from './grid-dom.ts';

interface Options {
  state: DraftState;
  columns: readonly DraftColumn[];
  templateNo: string;
  active: GridPosition | undefined;
  change: Dispatch<DraftChange>;
}

/** Selects a block of cells, by pointer or with Shift, with the actions for it. */
export function useGridBlock({ state, columns, templateNo, active, change }: Options) {
  const { drafts } = state;
  const [block, setBlock] = useState<GridBlock>();
  const pressed = useRef<GridPosition>(undefined);
  const range = block && rangeOf(block, drafts, columns);
  const keys = new Set(range ? drafts.slice(range.top, range.bottom + 1).map(({ key }) => key) : []);
  const chosenColumns = range ? columns.slice(range.left, range.right + 1) : [];

  function paste(cells: string[][], to: BlockRange) {
    const [row, column] = [drafts[to.top], columns[to.left]];
    if (row && column)
      change({
        type: 'paste',
        at: { key: row.key, cell: column.cell },
        cells: tileCells(cells, to),
        columns,
        templateNo,
      });
  }

  return {
    block,
    range,
    keys,
    texts: (): string[][] => (range ? blockTexts(range, drafts, columns) : []),
    paste,
    drop: () => setBlock(undefined),
    extend: (from: GridPosition, head: GridPosition) => setBlock({ anchor: block?.anchor ?? from, head }),
    clear: () => change({ type: 'clear', keys, columns: chosenColumns }),
    fillDown: () => range && paste(blockTexts(range, drafts, columns).slice(0, 1), range),
    selectRow: (key: number, isMore: boolean) => {
      const [first, last] = [columns[0], columns.at(-1)];
      if (!first || !last) return;
      const anchor = isMore && block ? block.anchor.key : key;
      setBlock({ anchor: { key: anchor, cell: first.cell }, head: { key, cell: last.cell } });
    },
    remove: () => {
      change({ type: 'remove', keys });
      setBlock(undefined);
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const position = positionOf(event.target);
        if (event.pointerType !== 'mouse' || event.button !== 0 || !position) return;
        if (event.shiftKey && active) {
          event.preventDefault();
          setBlock({ anchor: block?.anchor ?? active, head: position });
          return;
        }
        pressed.current = position;
        setBlock(undefined);
      },
      onPointerOver: (event: PointerEvent) => {
        const position = positionOf(event.target);
        if ((event.buttons & 1) === 0 || !pressed.current || !position) return;
        if (isSamePosition(position, block?.head ?? pressed.current)) return;
        // Otherwise the browser selects the text in between as well.
        window.getSelection()?.removeAllRanges();
        setBlock({ anchor: pressed.current, head: position });
      },
      onPointerUp: () => {
        pressed.current = undefined;
      },
      onInput: () => setBlock(undefined),
    },
  };
}

export type BlockTools = ReturnType<typeof useGridBlock>;
