import type { Order } from '@platen/contract/orders/order';
import { type DrawingPlan, planDrawing, type PrintedDesign, screenOutputOf } from '@platen/design/drawing-plan';
import { drawnOrder } from '@platen/design/drawn-order';
import type { TemplateConfig } from '@platen/design/template';
import type { DiffDrafts, OrderConfig } from './order-edit.ts';

/**
 * How one image of an order is drawn with what is not saved yet: by the same recipe as the server's, so that what is
 * seen here is what will be made. Images that it shows are drawn as they are edited, too.
 */
export function planPreview(
  order: Order,
  drafts: DiffDrafts,
  { type, config, index }: Pick<OrderConfig, 'type' | 'config' | 'index'>,
  timeZone: string,
): DrawingPlan {
  const broughtUrls = order.production_images.map(({ url }) => url);
  const drawn = drawnOrder({ ...order, layer_diff: drafts, broughtUrls }, timeZone);
  return planDrawing(designOf(order), drawn, { role: type, position: index, config }, screenOutputOf[type]);
}

function designOf(order: Order): PrintedDesign {
  // The server made and checked them by this very schema.
  const configs = (list: unknown) => list as readonly TemplateConfig[];
  return {
    kind: order.sku_template_kind,
    dpi_value: order.sku_template_dpi_value,
    production_image_configs: configs(order.production_image_configs),
    effect_image_configs: configs(order.effect_image_configs),
    custom_area_configs: configs(order.custom_area_configs),
  };
}
