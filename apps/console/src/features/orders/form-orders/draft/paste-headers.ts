import type { OrderColumn } from '@platen/model/orders/order-columns';
import { headersOfColumn, headersOfItem } from '@platen/ordering/column-headers';
import { findNamedColumns } from '../../../../shared/orders/named-columns.ts';
import type { DraftColumn } from './draft-columns.ts';

/** The target of a pasted column: a column of the grid, the template's number, or unknown. */
export type PasteTarget = DraftColumn | 'template' | undefined;

/**
 * The columns that a pasted row names, if it is a row of headers. The template's own names of its custom items take
 * precedence; a second "Name" is then that of the receiver.
 */
export function findHeaders(columns: readonly DraftColumn[], row: readonly string[]): PasteTarget[] | undefined {
  const items = columns.filter((column) => column.kind === 'item');
  const others = columns.filter((column) => column.kind !== 'item');
  return findNamedColumns<DraftColumn | 'template'>(row, [
    ...items.map((column) => ({ target: column, names: headersOfItem(column.item) })),
    ...others.map((column) => ({ target: column, names: headersOfColumn(orderColumnOf(column)) })),
    { target: 'template', names: headersOfColumn('sku_template_no') },
  ]);
}

function orderColumnOf({ cell }: Exclude<DraftColumn, { kind: 'item' }>): OrderColumn {
  return cell === 'images' ? 'production_image_urls' : cell;
}
