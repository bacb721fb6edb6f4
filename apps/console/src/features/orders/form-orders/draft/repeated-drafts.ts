import { customItemPrefix, type RepeatedFormOrder } from '@platen/model/orders/form-orders';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import type { StoredFile } from '../../../../ui/upload/upload.types.ts';
import { newDraft, type OrderDraft } from './order-draft.ts';

/** The rows of a form order that is ordered again, to be edited first. */
export function repeatedDrafts({ orders_attributes }: RepeatedFormOrder): OrderDraft[] {
  return orders_attributes.map((order, key) => ({
    ...newDraft(key, order.size),
    no: order.no,
    sub_no: order.sub_no,
    quantity: String(order.quantity),
    values: Object.fromEntries(order.custom_fields.map(({ key: item, value }) => [withoutPrefix(item), value])),
    productionImages: order.production_image_urls.map(storedAt),
    receiver: Object.fromEntries(receiverFields.map((name) => [name, order[name]])) as OrderDraft['receiver'],
  }));
}

function withoutPrefix(key: string): string {
  return key.startsWith(customItemPrefix) ? key.slice(customItemPrefix.length) : key;
}

/** The URL is what is ordered; the id only distinguishes the images of a row. */
function storedAt(url: string, index: number): StoredFile {
  return { id: -1 - index, url, filename: decodeURIComponent(url.split('/').at(-1) ?? url) };
}
