import { type OrderColumn, orderColumnTitles } from '@platen/model/order-columns';
import { headersOfColumn, headersOfItem } from '@platen/ordering/column-words';
import { comparable } from '@platen/sheet/headers';
import type { DraftColumn } from './draft-columns.ts';

/** What a pasted column is for: a column of the grid, the template's number, or nothing that the grid knows. */
export type PasteTarget = DraftColumn | 'template' | undefined;

/**
 * The columns that a pasted row names, where it is a row of headers: half of it or more must be names that we know.
 * The template's own words for its custom items come first; the second “Name” is then that of the receiver.
 */
export function findHeaders(columns: readonly DraftColumn[], row: readonly string[]): PasteTarget[] | undefined {
  const known = wordsOf(columns);
  const taken = new Set<PasteTarget>();
  const targets = row.map((text) => {
    const meant = known.get(comparable(text))?.find((target) => !taken.has(target));
    taken.add(meant);
    return meant;
  });
  const named = row.filter((text) => text.trim() !== '');
  // A column of our sheet that this template does not have is a header too.
  const recognised = row.filter((text, index) => targets[index] !== undefined || sheetTitles.has(comparable(text)));
  return recognised.length > 0 && recognised.length * 2 >= named.length ? targets : undefined;
}

const sheetTitles: ReadonlySet<string> = new Set(Object.values(orderColumnTitles).map(comparable));

function wordsOf(columns: readonly DraftColumn[]): Map<string, PasteTarget[]> {
  const known = new Map<string, PasteTarget[]>();
  const add = (target: PasteTarget, words: readonly string[]) => {
    for (const word of words) known.set(comparable(word), [...(known.get(comparable(word)) ?? []), target]);
  };
  const items = columns.filter((column) => column.kind === 'item');
  for (const column of items) add(column, headersOfItem(column.item));
  for (const column of columns) if (column.kind !== 'item') add(column, headersOfColumn(orderColumnOf(column)));
  add('template', headersOfColumn('sku_template_no'));
  return known;
}

function orderColumnOf({ cell }: Exclude<DraftColumn, { kind: 'item' }>): OrderColumn {
  return cell === 'images' ? 'production_image_urls' : cell;
}
