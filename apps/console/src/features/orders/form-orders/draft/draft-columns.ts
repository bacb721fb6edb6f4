import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { type CustomItem, hasSizes } from '@platen/model/sku-templates';
import { hasChoice } from '@platen/ordering/custom-items';
import { type CellName, newDraft, type OrderDraft, withCell } from './order-draft.ts';

/** A column of the grid: one of the order's own fields, its finished images, or a custom item of the template. */
export type DraftColumn =
  | { cell: 'no' | 'sub_no' | 'size' | 'quantity'; kind: 'field'; isRequired: boolean }
  | { cell: 'images'; kind: 'images'; isRequired: true }
  | { cell: `value:${string}`; kind: 'item'; item: CustomItem; isRequired: boolean };

export function columnsOf(template: SkuTemplate): DraftColumn[] {
  const images: DraftColumn[] =
    template.kind === 'form_order' ? [{ cell: 'images', kind: 'images', isRequired: true }] : [];
  const size: DraftColumn[] = hasSizes(template) ? [{ cell: 'size', kind: 'field', isRequired: true }] : [];
  const items = template.excel_config.map(
    (item): DraftColumn => ({ cell: `value:${item.key}`, kind: 'item', item, isRequired: item.required }),
  );
  return [
    { cell: 'no', kind: 'field', isRequired: true },
    { cell: 'sub_no', kind: 'field', isRequired: false },
    ...size,
    { cell: 'quantity', kind: 'field', isRequired: true },
    ...images,
    ...items,
  ];
}

/** Pictures of the customer's own are uploaded, not written: a paste passes over them. */
const takesText = (column: DraftColumn): boolean =>
  column.kind === 'field' || (column.kind === 'item' && (column.item.type !== 'image' || hasChoice(column.item)));

interface Paste {
  drafts: readonly OrderDraft[];
  columns: readonly DraftColumn[];
  at: { key: number; cell: CellName };
  cells: readonly (readonly string[])[];
  newKey: () => number;
  max: number;
}

/**
 * Spreads pasted cells from a place to the right and downward, as a spreadsheet does; rows that are missing are added,
 * up to `max`.
 */
export function pasteCells({ drafts, columns, at, cells, newKey, max }: Paste): OrderDraft[] {
  const targets = columns.filter(takesText);
  const firstColumn = targets.findIndex(({ cell }) => cell === at.cell);
  const firstRow = drafts.findIndex(({ key }) => key === at.key);
  if (firstColumn < 0 || firstRow < 0) return [...drafts];
  const next = [...drafts];
  for (const [down, texts] of cells.entries()) {
    const row = firstRow + down;
    if (row >= max) break;
    const draft = next[row] ?? newDraft(newKey(), next.at(-1)?.size ?? '');
    next[row] = texts.reduce((current, text, right) => {
      const cell = targets[firstColumn + right]?.cell;
      return cell === undefined || cell === 'images' ? current : withCell(current, cell, text);
    }, draft);
  }
  return next;
}
