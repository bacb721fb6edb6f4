import { createHash } from 'node:crypto';
import { configListOf } from '@platen/design/template';
import type { Context } from '../../../platform/context.ts';
import { lockFontsByName } from '../../catalogue/font-libraries/font-libraries.queries.ts';
import { assetsOf } from '../../catalogue/sku-templates/design-assets.ts';
import { findSkuTemplateRow, fontsOfTemplate } from '../../catalogue/sku-templates/sku-templates.service.ts';
import { lockFiles } from '../../files/blobs/blobs.service.ts';
import * as queries from './ordered-templates.queries.ts';

export type OrderableTemplate = NonNullable<Awaited<ReturnType<typeof findSkuTemplateRow>>>;

/** A template that the caller may order now. An unpublished one can be seen but not ordered. */
export async function findOrderableTemplate(ctx: Context, no: string): Promise<OrderableTemplate | undefined> {
  const template = await findSkuTemplateRow(ctx, no);
  return template?.state === 'published' ? template : undefined;
}

/** The id of a snapshot of the template: the same for all orders until the template changes. */
export async function snapshotTemplate(ctx: Context, template: OrderableTemplate): Promise<number> {
  const { id: sku_template_id, no, name, material_name, kind, dpi_value } = template;
  const facts = {
    sku_template_id,
    no,
    name,
    material_name,
    kind,
    dpi_value,
    excel_config: JSON.stringify(template.excel_config),
    production_image_configs: JSON.stringify(template.production_image_configs),
    effect_image_configs: JSON.stringify(template.effect_image_configs),
    custom_area_configs: JSON.stringify(template.custom_area_configs),
  };
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest();
  // Read first, because the snapshot exists after the first order.
  const known = await queries.findOrderedTemplate(ctx.db, digest);
  if (known) return known.id;
  const made = await queries.insertOrderedTemplate(ctx.db, { ...facts, digest });
  if (made) await lockAssets(ctx, made.id, template);
  const row = made ?? (await queries.findOrderedTemplate(ctx.db, digest));
  if (!row) throw new Error(`the template ${no} could not be kept for its orders`);
  return row.id;
}

/**
 * Includes the template's own fonts: if the customer chooses a font, it is one of them, although no design names it.
 */
async function lockAssets(ctx: Context, id: number, template: OrderableTemplate): Promise<void> {
  const { urls, fontNames } = assetsOf(Object.values(configListOf).flatMap((list) => template[list]));
  const blobIds = await lockFiles(ctx.db, urls);
  const offered = await fontsOfTemplate(ctx, template.id);
  const fontIds = await lockFontsByName(ctx.db, [...fontNames, ...offered.map(({ name }) => name)]);
  await queries.insertAssets(ctx.db, id, blobIds, fontIds);
}
