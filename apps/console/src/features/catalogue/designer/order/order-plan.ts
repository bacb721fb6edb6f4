import type { Order } from '@platen/contract/orders/order';
import { type DrawingPlan, type PrintedDesign, planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { drawnOrder } from '@platen/design/drawn-order';
import type { DesignDocument } from '@platen/design/editor/design-document';
import type { TemplateConfig } from '@platen/design/template';
import { listsOf } from '../store/template-document.ts';

/** What an order is drawn from while it is edited. */
export function designOf(document: DesignDocument, order: Order): PrintedDesign {
  return { kind: order.sku_template_kind, dpi_value: order.sku_template_dpi_value, ...listsOf(document) };
}

/**
 * The drawing plan of one image of an order with its unsaved changes. It is the server's own plan, so the preview
 * matches what will be printed. Images that this image shows are drawn with their unsaved changes too. @param timeZone
 * the factory's
 */
export function planOfOrder(
  document: DesignDocument,
  configId: string,
  order: Order,
  timeZone: string,
): DrawingPlan | undefined {
  const config = document.configs.find(({ id }) => id === configId) as TemplateConfig | undefined;
  if (!config) return undefined;
  const position = document.configs.filter(({ type }) => type === config.type).indexOf(config);
  const suppliedUrls = order.production_images.map(({ url }) => url);
  // Each image holds its own changes.
  const now = { ...order, values: document.orderValues ?? {}, layer_diff: {}, suppliedUrls };
  const image = { role: config.type, position, config };
  return planDrawing(designOf(document, order), drawnOrder(now, timeZone), image, screenOutputOf[config.type]);
}
