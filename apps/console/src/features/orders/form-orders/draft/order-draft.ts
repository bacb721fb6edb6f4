import { type ReceiverField, receiverFields } from '@platen/model/orders/receiver-fields';
import type { StoredFile } from '../../../../ui/upload/upload.types.ts';

/** One order while it is edited. */
export interface OrderDraft {
  /** Stays the same when the row moves. */
  readonly key: number;
  readonly no: string;
  readonly sub_no: string;
  readonly size: string;
  readonly quantity: string;
  /** The values of the template's custom items by key: texts, labels of options, URLs of images. */
  readonly values: Readonly<Record<string, string>>;
  readonly productionImages: readonly StoredFile[];
  readonly receiver: Readonly<Record<ReceiverField, string>>;
}

/** A cell of a draft that can be invalid: a field, or a custom item as `value:` and its key. */
export type CellName = 'no' | 'sub_no' | 'size' | 'quantity' | 'images' | ReceiverField | `value:${string}`;

const emptyReceiver = Object.fromEntries(receiverFields.map((name) => [name, ''])) as OrderDraft['receiver'];

export function newDraft(key: number, size = ''): OrderDraft {
  return { key, no: '', sub_no: '', size, quantity: '1', values: {}, productionImages: [], receiver: emptyReceiver };
}

/** A blank draft can be filled by a paste, and is not sent. */
export function isBlank({ no, sub_no, values, productionImages, receiver }: OrderDraft): boolean {
  const texts = [no, sub_no, ...Object.values(values), ...Object.values(receiver)];
  return texts.every((text) => text.trim() === '') && productionImages.length === 0;
}

/** Whether it has a receiver or anything else for the factory. */
export const hasReceiver = ({ receiver }: OrderDraft): boolean =>
  receiver !== emptyReceiver && Object.values(receiver).some((text) => text !== '');

/** Order numbers are the customer's own and unique: a copy gets the next one (`A-009` → `A-010`), or none. */
export function nextOrderNo(no: string, taken: ReadonlySet<string>): string {
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
  return { ...draft, key, no: nextOrderNo(draft.no, new Set(others.map(({ no }) => no))) };
}

/** The draft with a text in one of its cells. Images have an action of their own. */
export function withCell(draft: OrderDraft, cell: Exclude<CellName, 'images'>, text: string): OrderDraft {
  const item = itemOfCell(cell);
  if (item !== undefined) return { ...draft, values: { ...draft.values, [item]: text } };
  if (isReceiverField(cell)) return { ...draft, receiver: { ...draft.receiver, [cell]: text } };
  return { ...draft, [cell]: text };
}

/** The entry of a cell; images by their URLs. */
export function entryAt(draft: OrderDraft, cell: CellName): string {
  const item = itemOfCell(cell);
  if (item !== undefined) return draft.values[item] ?? '';
  if (cell === 'images') return draft.productionImages.map(({ url }) => url).join('\n');
  if (isReceiverField(cell)) return draft.receiver[cell];
  return draft[cell as 'no' | 'sub_no' | 'size' | 'quantity'];
}

/** The key of the custom item of a cell. */
function itemOfCell(cell: CellName): string | undefined {
  return cell.startsWith('value:') ? cell.slice('value:'.length) : undefined;
}

export function isReceiverField(cell: string): cell is ReceiverField {
  return (receiverFields as readonly string[]).includes(cell);
}
