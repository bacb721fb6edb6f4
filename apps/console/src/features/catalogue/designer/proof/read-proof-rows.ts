import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import { headersOfColumn, headersOfItem } from '@platen/ordering/column-headers';
import { hasChoice } from '@platen/ordering/custom-items';
import { findNamedColumns } from '../../../../shared/orders/named-columns.ts';
import { isUploadedAddress } from '../../../../shared/orders/uploaded-address.ts';
import type { ProofOrder } from '../store/template-document.ts';

/** A row of a sheet, as an order would contain it. */
export interface ProofRow extends ProofOrder {
  /** The row number in the sheet, from 1. */
  readonly number: number;
  /** The order number, or else the first value. */
  readonly name: string;
}

export interface ProofSheet {
  readonly rows: readonly ProofRow[];
  /** Headers of columns for which the template has no item. */
  readonly unknown: readonly string[];
  /** Rows for another template. */
  readonly foreignCount: number;
  /** Images given by file name: only uploaded images can be shown. */
  readonly pictureCount: number;
}

interface ProofTemplate {
  readonly no: string;
  readonly items: readonly CustomItem[];
}

type Target = CustomItem | 'no' | 'size' | 'template';

/** More rows are not checked one by one. */
export const proofRowsMax = 200;

/**
 * Reads the rows that were copied from a sheet: by their headers, as in the order grid, or without headers in the order
 * of the template's items.
 */
export function readProofRows(cells: readonly (readonly string[])[], { no, items }: ProofTemplate): ProofSheet {
  const [first = [], ...rest] = cells;
  const headers = findNamedColumns<Target>(first, [
    ...items.map((item) => ({ target: item, names: headersOfItem(item) })),
    { target: 'no', names: headersOfColumn('no') },
    { target: 'size', names: headersOfColumn('size') },
    { target: 'template', names: headersOfColumn('sku_template_no') },
  ]);
  const targets: readonly (Target | undefined)[] = headers ?? items;
  const rows: ProofRow[] = [];
  let foreignCount = 0;
  let pictureCount = 0;
  for (const [index, texts] of (headers ? rest : cells).entries()) {
    if (texts.every((text) => text === '') || rows.length === proofRowsMax) continue;
    const textOf = (target: Target) => texts[targets.indexOf(target)] ?? '';
    if (![no, ''].includes(textOf('template'))) {
      foreignCount++;
      continue;
    }
    const filled = items.filter((item) => textOf(item) !== '');
    const shown = filled.filter((item) => !isUnknownPicture(item, textOf(item)));
    pictureCount += filled.length - shown.length;
    rows.push({
      number: index + (headers ? 2 : 1),
      name: textOf('no') || (shown[0] ? textOf(shown[0]) : ''),
      size: textOf('size'),
      values: Object.fromEntries(shown.map((item) => [item.label, textOf(item)])),
    });
  }
  const unknown = headers ? first.filter((text, index) => headers[index] === undefined && text.trim() !== '') : [];
  return { rows, unknown, foreignCount, pictureCount };
}

function isUnknownPicture(item: CustomItem, text: string): boolean {
  return item.type === 'image' && !hasChoice(item) && !isUploadedAddress(text);
}
