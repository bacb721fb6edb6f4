import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { type DrawingPlan, planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { sampleOrder } from '@platen/design/drawn-order';
import { planImages } from '@platen/design/order-images';
import type { OrderDraft } from './order-draft.ts';

/** An effect image of an order that is not placed yet. */
export interface DraftImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly plan: DrawingPlan;
}

/**
 * The effect images of a row as it is now, drawn from the server's own plan. Values that an order gets only when it is
 * placed, such as its time and the factory's numbers, are shown as samples.
 */
export function planDraft(template: SkuTemplate, draft: OrderDraft): DraftImage[] {
  const size = draft.size || (template.size_prices[0]?.size ?? '');
  const suppliedUrls = draft.productionImages.map(({ url }) => url);
  const sample = sampleOrder({ size, values: draft.values, suppliedUrls });
  const facts = {
    ...sample.facts,
    order_no: draft.no || sample.facts.order_no,
    sku_template_no: template.no,
    sku_template_name: template.name,
    sku_template_material_name: template.material_name,
    sku_template_size: size,
  };
  const images = planImages(template, { size, suppliedCount: suppliedUrls.length }, 'effect');
  return images.map((image) => ({
    id: image.config.id,
    width: image.config.width,
    height: image.config.height,
    plan: planDrawing(template, { ...sample, facts }, image, screenOutputOf.effect),
  }));
}
