import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import { customItemPrefix, type FormOrderRequest } from '@platen/model/orders/form-orders';
import { findQuantity } from '@platen/ordering/typed-amounts';
import type { OrderDraft } from './order-draft.ts';

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
