import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import { customItemPrefix, type FormOrderRequest, type RepeatedFormOrder } from '@platen/model/orders/form-orders';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import { findQuantity } from '@platen/ordering/typed-amounts';
import type { StoredFile } from '../../../../ui/upload/upload.types.ts';
import { newDraft, type OrderDraft } from './order-draft.ts';

/** The drafts as a request body. */
export function toRequest(
  template: SkuTemplate,
  drafts: readonly OrderDraft[],
  tags: readonly string[],
): FormOrderRequest {
  return {
    type: typeOfKind[template.kind],
    sku_template_no: template.no,
    tag_list: [...tags],
    orders_attributes: drafts.map((draft) => toAttributes(template, draft)),
  };
}

/** Every custom item is sent, including empty ones, so that a refusal names its index. */
export function toAttributes(
  { excel_config }: Pick<SkuTemplate, 'excel_config'>,
  draft: OrderDraft,
): FormOrderRequest['orders_attributes'][number] {
  return {
    no: draft.no,
    sub_no: draft.sub_no,
    size: draft.size,
    // Text that is not a number is sent as it was typed, for the server to refuse.
    quantity: findQuantity(draft.quantity) ?? draft.quantity,
    production_image_urls: draft.productionImages.map(({ url }) => url),
    ...draft.receiver,
    custom_fields: excel_config.map(({ key }) => ({
      key: customItemPrefix + key,
      value: draft.values[key] ?? '',
    })),
  };
}

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
