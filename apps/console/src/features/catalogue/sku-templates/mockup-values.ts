import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { MockupRequest } from '@platen/contract/orders/mockup';
import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import { hasChoice } from '@platen/ordering/custom-items';
import type { FirstOrder } from '../../../shared/orders/first-order.ts';

/** The values to preview. Named and indexed as they are sent, so that a refusal names its field. */
export interface MockupValues {
  size: string;
  /** One for each custom item of the template, in its order. */
  custom_fields: { value: string }[];
}

/** The initial values: the first size, and the template's own sample values. */
export function sampleValues({ size_prices, excel_config }: SkuTemplate): MockupValues {
  return { size: size_prices[0]?.size ?? '', custom_fields: excel_config.map((item) => ({ value: sampleOf(item) })) };
}

function sampleOf(item: CustomItem): string {
  const option = optionOf(item, item.value);
  if (hasChoice(item)) return option?.label ?? '';
  // The factory's image may stand in for an optional one; a required one must be the customer's own.
  return isFactoryPicture(item, item.value) && item.required ? '' : item.value;
}

const optionOf = ({ options }: CustomItem, value: string) => options.find((option) => option.value === value);

/** An image of the template that no order may reference as its own: it is drawn where an order has none. */
const isFactoryPicture = (item: CustomItem, value: string): boolean =>
  item.type === 'image' && value === item.value && !optionOf(item, value);

/** Every custom item is sent, as in an order. Those that the selected size does not show have no value. */
export function toMockupRequest({ no, excel_config }: SkuTemplate, values: Partial<MockupValues>): MockupRequest {
  return {
    sku_template_no: no,
    size: values.size ?? '',
    production_image_urls: [],
    custom_fields: excel_config.map((item, index) => {
      const value = values.custom_fields?.[index]?.value ?? '';
      return { key: customItemPrefix + item.key, value: isFactoryPicture(item, value) ? '' : value };
    }),
  };
}

/** The previewed values, to be ordered. */
export function toFirstOrder(template: SkuTemplate, values: Partial<MockupValues>): FirstOrder {
  const { size, custom_fields } = toMockupRequest(template, values);
  const filled = template.excel_config.map(({ key }, index) => [key, custom_fields[index]?.value ?? ''] as const);
  return { size, values: Object.fromEntries(filled.filter(([, value]) => value !== '')) };
}
