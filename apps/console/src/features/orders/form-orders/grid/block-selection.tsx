import { Button } from 'antd';
import { type ClipboardEvent, type Dispatch, type PointerEvent, useRef, useState } from 'react';
import { showSuccess } from '../../../../ui/feedback.tsx';
import { cellsOn, toPastedText } from '../../../../ui/pasted-cells.ts';
import { useText } from '../../../../ui/text.ts';
import type { DraftColumn } from '../draft/draft-columns.ts';
import type { DraftChange, DraftState } from '../draft/draft-state.ts';
import { type BlockRange, blockTexts, type GridBlock, rangeOf, tileCells } from '../draft/grid-block.ts';
import { isReceiverField } from '../draft/order-draft.ts';
import { isFullAddress } from '../draft/paste-cells.ts';
import type { GridPosition } from '../draft/problems.ts';
import { isSamePosition, positionOf } from './grid-focus.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import styles from './order-grid.module.css';

interface GridBlockOptions {
  state: DraftState;
  columns: readonly DraftColumn[];
  templateNo: string;
  active: GridPosition | undefined;
  change: Dispatch<DraftChange>;
}

/** Selects a block of cells, by pointer or with Shift, with the actions for it. */
export function useGridBlock({ state, columns, templateNo, active, change }: GridBlockOptions) {
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

interface GridClipboardOptions {
  /** All columns: a pasted block continues into columns that are collapsed. */
  columns: readonly DraftColumn[];
  templateNo: string;
  block: BlockTools;
  change: Dispatch<DraftChange>;
  /** Expands the fields of an address once it is pasted into them. */
  unfold: (position: GridPosition) => void;
}

/** Copying and pasting blocks, as between spreadsheets. */
export function useGridClipboard({ columns, templateNo, block, change, unfold }: GridClipboardOptions) {
  const t = useText(orderGridTexts);

  function copy(event: ClipboardEvent) {
    if (!block.range) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', toPastedText(block.texts()));
  }

  function paste(event: ClipboardEvent) {
    const position = positionOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!position) return;
    if (isReceiverField(position.cell) && isFullAddress(text)) {
      change({ type: 'address', key: position.key, text });
      unfold(position);
      showSuccess(t('addressSplit'));
    } else {
      const cells = cellsOn(event.clipboardData) ?? (block.range && text !== '' ? [[text]] : undefined);
      if (!cells) return;
      if (block.range) block.paste(cells, block.range);
      else change({ type: 'paste', at: position, cells, columns, templateNo });
    }
    // Before the cell handles it: spreadsheets also put an image of the cells on the clipboard.
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (!block.range) return;
      copy(event);
      block.clear();
    },
    onPasteCapture: paste,
  };
}

/** What is selected, and the actions for it besides copying. */
export function BlockBar({ block }: { block: BlockTools }) {
  const t = useText(orderGridTexts);
  const { range } = block;
  if (!range) return null;
  const rows = range.bottom - range.top + 1;
  return (
    <div className={styles.blockBar} role="status">
      {t('selected', { rows, columns: range.right - range.left + 1 })}
      <Button size="small" onClick={block.clear}>
        {t('clearBlock')}
      </Button>
      <Button size="small" onClick={block.remove}>
        {t('removeRows', { rows })}
      </Button>
    </div>
  );
}
