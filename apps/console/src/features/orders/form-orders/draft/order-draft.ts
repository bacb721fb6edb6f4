import { type ReceiverField, receiverFields } from '@platen/model/receiver-fields';
import type { StoredFile } from '../../../../ui/upload/upload.types.ts';

/** One order while it is typed. */
export interface OrderDraft {
  /** Stays the same wherever the row goes. */
  readonly key: number;
  readonly no: string;
  readonly sub_no: string;
  readonly size: string;
  readonly quantity: string;
  /** What is filled into the template's custom items, by their keys: texts, labels of options, addresses of pictures. */
  readonly values: Readonly<Record<string, string>>;
  readonly productionImages: readonly StoredFile[];
  readonly receiver: Readonly<Record<ReceiverField, string>>;
}

/** A place of a draft that takes an entry and may be refused: a field, or a custom item by `value:` and its key. */
export type CellName = 'no' | 'sub_no' | 'size' | 'quantity' | 'images' | ReceiverField | `value:${string}`;

const emptyReceiver = Object.fromEntries(receiverFields.map((name) => [name, ''])) as OrderDraft['receiver'];

export function newDraft(key: number, size = ''): OrderDraft {
  return { key, no: '', sub_no: '', size, quantity: '1', values: {}, productionImages: [], receiver: emptyReceiver };
}

/** A draft in which nothing was entered can be filled by a paste, and is not sent. */
export function isBlank({ no, sub_no, values, productionImages, receiver }: OrderDraft): boolean {
  const texts = [no, sub_no, ...Object.values(values), ...Object.values(receiver)];
  return texts.every((text) => text.trim() === '') && productionImages.length === 0;
}

/** Whether it says where the order goes, or anything else for the factory. */
export const hasReceiver = ({ receiver }: OrderDraft): boolean =>
  receiver !== emptyReceiver && Object.values(receiver).some((text) => text !== '');

/** Numbers are the customer's own and unique: a copy counts on (`A-009` → `A-010`), or is left to be typed. */
export function nextNo(no: string, taken: ReadonlySet<string>): string {
  const match = /^(.*?)(\d{1,15})$/.exec(no);
  if (!match) return '';
  const [, head = '', digits = ''] = match;
  let next = Number(digits);
  let text: string;
  do {
    next += 1;
    text = head + String(next).padStart(digits.length, '0');
  } while (taken.has(text));
  return text;
}

export function copyDraft(draft: OrderDraft, key: number, others: readonly OrderDraft[]): OrderDraft {
  return { ...draft, key, no: nextNo(draft.no, new Set(others.map(({ no }) => no))) };
}

/** The draft with an entry in one of its places. Pictures are no texts and have a change of their own. */
export function withCell(draft: OrderDraft, cell: Exclude<CellName, 'images'>, text: string): OrderDraft {
  const item = itemOfCell(cell);
  if (item !== undefined) return { ...draft, values: { ...draft.values, [item]: text } };
  if (isReceiverField(cell)) return { ...draft, receiver: { ...draft.receiver, [cell]: text } };
  return { ...draft, [cell]: text };
}

/** What stands in one of its places, pictures by their addresses. */
export function entryAt(draft: OrderDraft, cell: CellName): string {
  const item = itemOfCell(cell);
  if (item !== undefined) return draft.values[item] ?? '';
  if (cell === 'images') return draft.productionImages.map(({ url }) => url).join('\n');
  if (isReceiverField(cell)) return draft.receiver[cell];
  return draft[cell as 'no' | 'sub_no' | 'size' | 'quantity'];
}

/** The key of the custom item that a cell is for. */
function itemOfCell(cell: CellName): string | undefined {
  return cell.startsWith('value:') ? cell.slice('value:'.length) : undefined;
}

export function isReceiverField(cell: string): cell is ReceiverField {
  return (receiverFields as readonly string[]).includes(cell);
}
