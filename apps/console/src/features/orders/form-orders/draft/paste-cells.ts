import type { OrderColumn } from '@platen/model/orders/order-columns';
import { isSplit, splitAddress } from '@platen/ordering/address/split-address';
import { headersOfColumn, headersOfItem } from '@platen/ordering/column-headers';
import { findNamedColumns } from '../../../../shared/orders/named-columns.ts';
import { type DraftColumn, withText } from './draft-columns.ts';
import { type CellName, newDraft, type OrderDraft } from './order-draft.ts';

/** The result of a paste in numbers: whatever did not fit is reported, never dropped silently. */
export interface PasteReport {
  /** Rows that received something. */
  rows: number;
  /** Rows beyond the capacity of the grid. */
  overRows: number;
  /** Rows for another template. */
  foreignRows: number;
  /** Headers of columns with content that the grid does not have. */
  columns: readonly string[];
  /** Filled cells beyond the last column. */
  overCells: number;
  /** File names of images, which must be uploaded. */
  pictures: number;
  /** Whether the first row was recognized as headers. */
  hasHeaders: boolean;
  /** Rows that got only an address line: it may contain the whole address. */
  addressKeys: readonly number[];
}

interface Paste {
  drafts: readonly OrderDraft[];
  columns: readonly DraftColumn[];
  templateNo: string;
  at: { key: number; cell: CellName };
  cells: readonly (readonly string[])[];
  newKey: () => number;
  max: number;
}

/**
 * Pastes cells into the grid as a spreadsheet does: by their headers if they have some, otherwise to the right and
 * downward from a cell. Missing rows are added, up to `max`.
 */
export function pasteCells(paste: Paste): { drafts: OrderDraft[]; report: PasteReport } {
  const { columns, at, cells, drafts } = paste;
  const headers = cells.length > 1 ? findHeaders(columns, cells[0] ?? []) : undefined;
  const firstColumn = columns.findIndex(({ cell }) => cell === at.cell);
  const width = Math.max(...cells.map((row) => row.length));
  const targets: PasteTarget[] = headers ?? Array.from({ length: width }, (_, right) => columns[firstColumn + right]);
  const firstRow = drafts.findIndex(({ key }) => key === at.key);
  const count = { rows: 0, overRows: 0, foreignRows: 0, overCells: 0, pictures: 0 };
  const unusedColumns = new Set<number>();
  const addressKeys: number[] = [];
  const next = [...drafts];
  let row = Math.max(firstRow, 0);
  for (const texts of headers ? cells.slice(1) : cells) {
    if (headers && texts.every((text) => text === '')) continue;
    if (isForeign(texts, targets, paste.templateNo)) {
      count.foreignRows++;
      continue;
    }
    if (row >= paste.max) {
      count.overRows++;
      continue;
    }
    const { draft, unused, pictures } = fill(
      next[row] ?? newDraft(paste.newKey(), next.at(-1)?.size ?? ''),
      texts,
      targets,
    );
    next[row++] = draft;
    count.rows++;
    count.pictures += pictures;
    count.overCells += headers ? 0 : unused.length;
    for (const column of unused) unusedColumns.add(column);
    if (hasUnsplitAddress(draft)) addressKeys.push(draft.key);
  }
  const isAddressed = targets.some((target) => typeof target === 'object' && target.cell === 'address');
  const report: PasteReport = {
    ...count,
    columns: headers ? [...unusedColumns].toSorted((a, b) => a - b).map((column) => cells[0]?.[column] ?? '') : [],
    hasHeaders: headers !== undefined,
    addressKeys: isAddressed ? addressKeys : [],
  };
  return { drafts: next, report };
}

/** A row for another template would become the wrong product. */
function isForeign(texts: readonly string[], targets: readonly PasteTarget[], templateNo: string): boolean {
  const named = texts[targets.indexOf('template')] ?? '';
  return targets.includes('template') && named !== '' && named !== templateNo;
}

function fill(draft: OrderDraft, texts: readonly string[], targets: readonly PasteTarget[]) {
  const unused: number[] = [];
  let pictures = 0;
  let filled = draft;
  for (const [index, text] of texts.entries()) {
    const target = targets[index];
    if (target === 'template') continue;
    // Size and quantity have default values, which an empty cell does not clear.
    if (text === '' && (target?.cell === 'size' || target?.cell === 'quantity')) continue;
    const written = target && withText(filled, target, text);
    if (written) filled = written;
    else if (target) pictures++;
    else if (text !== '') unused.push(index);
  }
  return { draft: filled, unused, pictures };
}

const hasUnsplitAddress = ({ receiver }: OrderDraft): boolean =>
  receiver.address !== '' && receiver.province === '' && receiver.city === '' && receiver.zip_code === '';

/** Whether there is anything to report beyond what is visible. */
export const isWorthReporting = (report: PasteReport): boolean =>
  report.rows > 1 || report.hasHeaders || report.overRows + report.foreignRows + report.overCells + report.pictures > 0;

/** The target of a pasted column: a column of the grid, the template's number, or unknown. */
type PasteTarget = DraftColumn | 'template' | undefined;

/**
 * The columns that a pasted row names, if it is a row of headers. The template's own names of its custom items take
 * precedence; a second "Name" is then that of the receiver.
 */
function findHeaders(columns: readonly DraftColumn[], row: readonly string[]): PasteTarget[] | undefined {
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

/**
 * Whether a pasted text is a complete address that can be split into fields. A column of addresses, one per line, is
 * not: it stays several rows.
 */
export function isFullAddress(text: string): boolean {
  if (text.includes('\t') || !isSplit(splitAddress(text))) return false;
  const complete = text.split(/\r?\n/).filter((line) => splitAddress(line).city !== undefined);
  return complete.length < 2;
}
