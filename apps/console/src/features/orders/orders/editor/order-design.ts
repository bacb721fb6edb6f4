import type { Order } from '@platen/contract/orders/order';
import type { PrintedDesign } from '@platen/design/drawing-plan';

/** What an order is drawn from. */
export function designOf(order: Order): PrintedDesign {
  return {
    kind: order.sku_template_kind,
    dpi_value: order.sku_template_dpi_value,
    production_image_configs: order.production_image_configs,
    effect_image_configs: order.effect_image_configs,
    custom_area_configs: order.custom_area_configs,
  };
}
