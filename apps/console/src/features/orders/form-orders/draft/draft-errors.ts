import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { FieldFinding } from '@platen/model/errors/field-findings';
import { fieldSentence, labeledReason } from '@platen/model/fields/field-reasons';
import type { Locale } from '@platen/model/text/locale';
import type { RefusedField } from '../../../../ui/failure.ts';
import { fieldPath } from '../../../../ui/form/form-errors.ts';
import { textsIn } from '../../../../ui/text.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { type CellName, entryAt, isReceiverField, type OrderDraft } from './order-draft.ts';

/** The errors of the drafts: by the key of the row, then by cell. */
export type DraftErrors = ReadonlyMap<number, RowErrors>;
export type RowErrors = Partial<Record<CellName, string>>;

interface LocatedErrors {
  errors: DraftErrors;
  /** Errors that belong to no row. */
  rest: string[];
}

interface Refusal {
  message: string;
  fields: readonly RefusedField[];
}

/** What was sent. A path contains the index of the draft and, within it, of the custom item. */
interface Sent {
  drafts: readonly OrderDraft[];
  itemKeys: readonly string[];
}

/** The labels of the cells that a finding can name. */
interface DraftLabels {
  locale: Locale;
  orders: string;
  labelOf: (cell: CellName) => string;
}

/** Maps each refusal of the server to its cell. */
export function locateRefusal({ message, fields }: Refusal, sent: Sent): LocatedErrors {
  const located = locateAll(
    fields.map(({ path, message: text, sentence }) => ({ path: fieldPath(path), textAt: () => text, sentence })),
    sent,
  );
  return located.errors.size === 0 && located.rest.length === 0 ? { ...located, rest: [message] } : located;
}

/** Maps each of our own findings to its cell, before anything is sent. */
export function locateFindings(
  findings: readonly FieldFinding[],
  sent: Sent,
  { locale, orders, labelOf }: DraftLabels,
): LocatedErrors {
  const refused = findings.map((found) => ({
    path: found.path,
    textAt: (cell: CellName) => labeledReason(labelOf(cell), found, locale),
    sentence: fieldSentence(orders, found, locale),
  }));
  return locateAll(refused, sent);
}

interface Refused {
  path: readonly PropertyKey[];
  /** The text beside its cell. */
  textAt: (cell: CellName) => string;
  /** The text if it belongs to no cell. */
  sentence: string;
}

function locateAll(refused: readonly Refused[], { drafts, itemKeys }: Sent): LocatedErrors {
  const errors = new Map<number, RowErrors>();
  const rest: string[] = [];
  for (const { path, textAt, sentence } of refused) {
    const [list, index, ...inner] = path;
    const draft = list === 'orders_attributes' && typeof index === 'number' ? drafts[index] : undefined;
    const cell = draft && cellOf(inner, itemKeys);
    if (!draft || !cell) rest.push(sentence);
    else errors.set(draft.key, addError(errors.get(draft.key), cell, textAt(cell)));
  }
  return { errors, rest };
}

/** Merges both, without a copy if one of them is empty: a row that gets the same object does not render again. */
export function mergeErrors(some: DraftErrors, others: DraftErrors): DraftErrors {
  if (others.size === 0) return some;
  if (some.size === 0) return others;
  const merged = new Map(some);
  for (const [key, row] of others) merged.set(key, { ...merged.get(key), ...row });
  return merged;
}

/** The errors without those of entries that have changed since. */
export function withoutCorrected(
  errors: DraftErrors,
  before: readonly OrderDraft[],
  after: readonly OrderDraft[],
): DraftErrors {
  if (errors.size === 0 || before === after) return errors;
  const [was, is] = [before, after].map((drafts) => new Map(drafts.map((draft) => [draft.key, draft])));
  const left = [...errors].flatMap(([key, row]): [number, RowErrors][] => {
    const [old, now] = [was?.get(key), is?.get(key)];
    if (!old || !now) return [];
    if (old === now) return [[key, row]];
    const cells = Object.entries(row).filter(
      ([cell]) => entryAt(old, cell as CellName) === entryAt(now, cell as CellName),
    );
    return cells.length > 0 ? [[key, Object.fromEntries(cells)]] : [];
  });
  return new Map(left);
}

function addError(row: RowErrors | undefined, cell: CellName, text: string): RowErrors {
  const before = row?.[cell];
  return { ...row, [cell]: before ? `${before}\n${text}` : text };
}

function cellOf([name, index]: readonly PropertyKey[], itemKeys: readonly string[]): CellName | undefined {
  if (name === 'production_image_urls') return 'images';
  if (name === 'custom_fields') {
    const key = typeof index === 'number' ? itemKeys[index] : itemKeys[0];
    return key === undefined ? undefined : `value:${key}`;
  }
  if (name === 'no' || name === 'sub_no' || name === 'size' || name === 'quantity') return name;
  return typeof name === 'string' && isReceiverField(name) ? name : undefined;
}

/** The labels of the cells of a draft. */
export function draftLabelsIn(locale: Locale, { excel_config }: Pick<SkuTemplate, 'excel_config'>): DraftLabels {
  const t = textsIn(formOrderFormTexts, locale);
  const labels = new Map(excel_config.map(({ key, label }) => [`value:${key}`, label]));
  const labelOf = (cell: CellName): string => {
    if (isReceiverField(cell)) return t(`receiverFields.${cell}`);
    return isOwnCell(cell) ? t(cell) : (labels.get(cell) ?? cell);
  };
  return { locale, orders: t('orders'), labelOf };
}

function isOwnCell(cell: CellName): cell is 'no' | 'sub_no' | 'size' | 'quantity' | 'images' {
  return !cell.startsWith('value:') && !isReceiverField(cell);
}
