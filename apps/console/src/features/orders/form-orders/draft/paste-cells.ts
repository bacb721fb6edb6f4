import { type DraftColumn, withText } from './draft-columns.ts';
import { type CellName, newDraft, type OrderDraft } from './order-draft.ts';
import { findHeaders, type PasteTarget } from './paste-headers.ts';

/** What became of a paste, in numbers: whatever did not fit is told, never dropped in silence. */
export interface PasteReport {
  /** Rows that took something. */
  rows: number;
  /** Rows beyond the most that the grid holds. */
  overRows: number;
  /** Rows that name another template. */
  foreignRows: number;
  /** Headers of columns that hold something and have no place here. */
  columns: readonly string[];
  /** Filled cells beyond the last column. */
  overCells: number;
  /** Names of pictures, which must be uploaded. */
  pictures: number;
  /** Whether the first row said which column is which. */
  hasHeaders: boolean;
  /** Rows that got an address and nothing else of one: it may be all of it, in one text. */
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
 * Puts pasted cells into the grid as a spreadsheet does: by their headers where they have some, else to the right and
 * downward from a place. Rows that are missing are added, up to `max`.
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

/** A row for another template would be made as the wrong product. */
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
    // Both begin with something: an empty cell does not take it away.
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

/** Whether there is anything to say beyond what is seen. */
export const isWorthReporting = (report: PasteReport): boolean =>
  report.rows > 1 || report.hasHeaders || report.overRows + report.foreignRows + report.overCells + report.pictures > 0;
