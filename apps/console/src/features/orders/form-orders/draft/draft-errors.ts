import type { RefusedField } from '../../../../ui/failure.ts';
import { type FieldPath, fieldPath } from '../../../../ui/form/form-errors.ts';
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

/**
 * Where each of the server's refusals belongs. `drafts` are those that were sent, in their order, and `itemKeys` the
 * custom items of each in theirs: the server counts both.
 */
export function placeRefusal(
  { message, fields }: Refusal,
  drafts: readonly OrderDraft[],
  itemKeys: readonly string[],
): PlacedRefusal {
  const errors = new Map<number, RowErrors>();
  const rest: string[] = [];
  for (const { path, message: text, sentence } of fields) {
    const [list, index, ...inner] = fieldPath(path);
    const draft = list === 'orders_attributes' && typeof index === 'number' ? drafts[index] : undefined;
    const cell = draft && cellOf(inner, itemKeys);
    if (!draft || !cell) rest.push(sentence);
    else errors.set(draft.key, addError(errors.get(draft.key), cell, text));
  }
  if (errors.size === 0 && rest.length === 0) rest.push(message);
  return { errors, rest };
}

function addError(row: RowErrors | undefined, cell: CellName, text: string): RowErrors {
  const before = row?.[cell];
  return { ...row, [cell]: before ? `${before}\n${text}` : text };
}

function cellOf([name, index]: FieldPath, itemKeys: readonly string[]): CellName | undefined {
  if (name === 'production_image_urls') return 'images';
  if (name === 'custom_fields') {
    const key = typeof index === 'number' ? itemKeys[index] : itemKeys[0];
    return key === undefined ? undefined : `value:${key}`;
  }
  if (name === 'no' || name === 'sub_no' || name === 'size' || name === 'quantity') return name;
  return typeof name === 'string' && isReceiverField(name) ? name : undefined;
}
