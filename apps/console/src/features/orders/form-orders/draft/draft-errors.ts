import type { FieldFinding } from '@platen/model/field-findings';
import { fieldSentence, labelledReason } from '@platen/model/field-reasons';
import type { Locale } from '@platen/model/locale';
import type { RefusedField } from '../../../../ui/failure.ts';
import { fieldPath } from '../../../../ui/form/form-errors.ts';
import type { CellName, OrderDraft } from './order-draft.ts';
import { isReceiverField } from './order-draft.ts';

/** What is wrong with the drafts: by the row's key, then by the place in it. */
export type DraftErrors = ReadonlyMap<number, RowErrors>;
export type RowErrors = Partial<Record<CellName, string>>;

export interface PlacedRefusal {
  errors: DraftErrors;
  /** What no row carries. */
  rest: string[];
}

interface Refusal {
  message: string;
  fields: readonly RefusedField[];
}

/** What was sent. A path counts both the drafts and, in each of them, the custom items. */
interface Sent {
  drafts: readonly OrderDraft[];
  itemKeys: readonly string[];
}

/** What the console calls the places that a finding can name. */
export interface DraftWords {
  locale: Locale;
  orders: string;
  labelOf: (cell: CellName) => string;
}

/** Where each of the server's refusals belongs. */
export function placeRefusal({ message, fields }: Refusal, sent: Sent): PlacedRefusal {
  const placed = placeAll(
    fields.map(({ path, message: text, sentence }) => ({ path: fieldPath(path), textAt: () => text, sentence })),
    sent,
  );
  return placed.errors.size === 0 && placed.rest.length === 0 ? { ...placed, rest: [message] } : placed;
}

/** Where each of our own findings belongs, before anything is sent. */
export function placeFindings(
  findings: readonly FieldFinding[],
  sent: Sent,
  { locale, orders, labelOf }: DraftWords,
): PlacedRefusal {
  const refused = findings.map((found) => ({
    path: found.path,
    textAt: (cell: CellName) => labelledReason(labelOf(cell), found, locale),
    sentence: fieldSentence(orders, found, locale),
  }));
  return placeAll(refused, sent);
}

interface Refused {
  path: readonly PropertyKey[];
  /** Beside the cell that it belongs to. */
  textAt: (cell: CellName) => string;
  /** Where no cell carries it. */
  sentence: string;
}

function placeAll(refused: readonly Refused[], { drafts, itemKeys }: Sent): PlacedRefusal {
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
