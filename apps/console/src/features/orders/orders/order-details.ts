import type { Order } from '@platen/contract/orders/order';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import type { OrderDetails } from '@platen/model/orders/order-details';
import { type ReceiverField, receiverFields } from '@platen/model/orders/receiver-fields';

/** The values of the details form. Values of custom items are in the order of the order's items. */
export interface DetailsDraft extends Record<ReceiverField, string> {
  quantity: number;
  custom_fields: { value: string }[];
}

export function detailsOf(order: Order): DetailsDraft {
  const receiver = Object.fromEntries(receiverFields.map((field) => [field, order[field]]));
  const custom_fields = order.human_excel_config.map(({ key }) => ({ value: order.values[key] ?? '' }));
  return { ...(receiver as Record<ReceiverField, string>), quantity: order.quantity, custom_fields };
}

/** Only what changed; undefined if nothing did. A part that is not in the form is omitted. */
export function changedDetails(order: Order, draft: Partial<DetailsDraft>): OrderDetails | undefined {
  const details: OrderDetails = {};
  for (const field of receiverFields) {
    const text = draft[field]?.trim();
    if (text !== undefined && text !== order[field]) details[field] = text;
  }
  if (draft.quantity !== undefined && draft.quantity !== order.quantity) details.quantity = draft.quantity;
  const before = detailsOf(order).custom_fields;
  const isRefilled = draft.custom_fields?.some(({ value }, index) => value !== before[index]?.value);
  // All of them: refusals name the index in the list, which is then that of the form.
  if (isRefilled) {
    details.custom_fields = order.human_excel_config.map(({ key }, index) => ({
      key: customItemPrefix + key,
      value: draft.custom_fields?.[index]?.value ?? '',
    }));
  }
  return Object.keys(details).length > 0 ? details : undefined;
}
