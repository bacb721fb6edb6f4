import type { Order } from '@platen/contract/orders/order';
import { type DrawingPlan, planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { drawnOrder } from '@platen/design/drawn-order';
import { designOf } from './order-design.ts';
import { type OrderConfig, type OrderDrafts, valuesNow } from './order-edit.ts';

/**
 * How one image of an order is drawn with what is not saved yet: by the same recipe as the server's, so that what is
 * seen here is what will be made. Images that it shows are drawn as they are edited, too.
 */
export function planPreview(
  order: Order,
  drafts: OrderDrafts,
  { type, config, index }: Pick<OrderConfig, 'type' | 'config' | 'index'>,
  timeZone: string,
): DrawingPlan {
  const broughtUrls = order.production_images.map(({ url }) => url);
  const now = { ...order, values: valuesNow(order, drafts), layer_diff: drafts.diffs, broughtUrls };
  const drawn = drawnOrder(now, timeZone);
  return planDrawing(designOf(order), drawn, { role: type, position: index, config }, screenOutputOf[type]);
}
