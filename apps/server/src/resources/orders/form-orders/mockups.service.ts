import type { MockupRequest, Mockups } from '@platen/contract/orders/mockup';
import { planDrawing } from '@platen/design/drawing-plan';
import { sampleOrder } from '@platen/design/drawn-order';
import { planImages } from '@platen/design/order-images';
import { orderAttributesSchema } from '@platen/model/orders/form-orders';
import { checkOrder } from '@platen/ordering/check-order';
import { addressesIn, orderRulesOf } from '@platen/ordering/order-rules';
import type { ParsedOrder } from '@platen/ordering/read-orders';
import type { Context } from '../../../platform/context.ts';
import { previewPlan } from '../../catalogue/sku-templates/previews.service.ts';
import { RequestFindings } from '../lifecycle/request-findings.ts';
import { findOrderFiles } from '../orders/usable-files.ts';
import { findOrderableTemplate } from './ordered-templates.service.ts';

/** Draws the effect images that an order would have, after the same checks. */
export async function mockUpOrder(ctx: Context, { sku_template_no: no, ...filled }: MockupRequest): Promise<Mockups> {
  const found = new RequestFindings();
  const template = await findOrderableTemplate(ctx, no);
  if (!template) found.add(['sku_template_no'], 'template_not_published', { no });
  const row = rowOf(filled);
  const files = await findOrderFiles(ctx, addressesIn([row]));
  const rules = template && orderRulesOf(template, (url) => files.get(url));
  const order = rules && checkOrder(rules, row, found);
  found.throwIfAny();
  if (!template || !order) throw new Error('an order was neither read nor refused');
  const suppliedUrls = order.productionImages.map(({ url }) => url);
  const drawn = sampleOrder({ size: filled.size, values: order.values, suppliedUrls });
  const images: Mockups['images'] = [];
  for (const image of planImages(template, { size: filled.size, suppliedCount: suppliedUrls.length }, 'effect')) {
    const { config } = image;
    const preview = await previewPlan(ctx, planDrawing(template, drawn, image, 'effect'), config);
    images.push({ config_id: config.id, name: config.name, ...preview });
  }
  return { images };
}

/** An order with these values; its number and receiver do not appear in its images. */
function rowOf(filled: Omit<MockupRequest, 'sku_template_no'>): ParsedOrder {
  const attributes = orderAttributesSchema.parse({ no: '-', quantity: 1, ...filled });
  return { path: [], parts: attributes, attributes };
}
