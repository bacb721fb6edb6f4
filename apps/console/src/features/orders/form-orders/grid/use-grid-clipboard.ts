import type { ClipboardEvent, Dispatch } from 'react';
import { showSuccess } from '../../../../ui/feedback.tsx';
import { cellsOn, toPastedText } from '../../../../ui/pasted-cells.ts';
import { useText } from '../../../../ui/text.ts';
import type { DraftColumn } from '../draft/draft-columns.ts';
import type { DraftChange } from '../draft/draft-state.ts';
import { isFullAddress } from '../draft/full-address.ts';
import { isReceiverField } from '../draft/order-draft.ts';
import type { GridPosition } from '../draft/problems.ts';
import { positionOf } from './grid-dom.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import type { BlockTools } from './use-grid-block.ts';

interface Options {
  /** All columns: a pasted block continues into columns that are collapsed. */
  columns: readonly DraftColumn[];
  templateNo: string;
  block: BlockTools;
  change: Dispatch<DraftChange>;
  /** Expands the fields of an address once it is pasted into them. */
  unfold: (position: GridPosition) => void;
}

/** Copying and pasting blocks, as between spreadsheets. */
export function useGridClipboard({ columns, templateNo, block, change, unfold }: Options) {
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
