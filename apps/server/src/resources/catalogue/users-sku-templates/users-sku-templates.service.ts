import type {
  UsersSkuTemplate,
  usersSkuTemplateList,
  usersSkuTemplateOptions,
} from '@platen/model/catalogue/sku-templates';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { ownerFor } from '../../actor.ts';
import { shownImages } from '../sku-templates/sku-templates.rows.ts';
import {
  exportMaterials as exportTemplateMaterials,
  getSkuTemplate,
  getSkuTemplates,
  type TemplateWithFonts,
} from '../sku-templates/sku-templates.service.ts';
import * as queries from './users-sku-templates.queries.ts';

export async function listUsersSkuTemplates(
  ctx: Context,
  list: ListQueryOf<typeof usersSkuTemplateList>,
): Promise<Page<UsersSkuTemplate>> {
  const page = await queries.listEntries(ctx.db, ownerFor(ctx.caller), list);
  const templates = await getSkuTemplates(
    ctx,
    page.data.map(({ sku_template_id }) => sku_template_id),
  );
  const data = page.data.flatMap((entry) => {
    const template = templates.get(entry.sku_template_id);
    return template ? [toUsersSkuTemplate(entry, template)] : [];
  });
  return { ...page, data };
}

export function listUsersSkuTemplateOptions(ctx: Context, list: ListQueryOf<typeof usersSkuTemplateOptions>) {
  return queries.listEntryOptions(ctx.db, ownerFor(ctx.caller), list);
}

export async function getUsersSkuTemplate(ctx: Context, id: number): Promise<UsersSkuTemplate> {
  const entry = await getEntry(ctx, id);
  return toUsersSkuTemplate(entry, await getSkuTemplate(ctx, entry.sku_template_id));
}

export async function exportMaterials(ctx: Context, id: number): Promise<FileResponse> {
  const entry = await getEntry(ctx, id);
  return exportTemplateMaterials(ctx, entry.sku_template_id);
}

/** Only visible templates can be added: a guessed number is answered as if it did not exist. */
export async function addUsersSkuTemplate(ctx: Context, skuTemplateId: number): Promise<UsersSkuTemplate> {
  const template = (await getSkuTemplates(ctx, [skuTemplateId])).get(skuTemplateId);
  if (!template)
    throw appError('reference_unknown', { field: 'sku_template_id', id: skuTemplateId }).at('sku_template_id');
  const id = await queries.insertEntry(ctx.db, ctx.caller.accountId, skuTemplateId);
  if (id === undefined) throw appError('already_private', { no: template.no }).at('sku_template_id');
  return getUsersSkuTemplate(ctx, id);
}

export async function removeUsersSkuTemplate(ctx: Context, id: number): Promise<void> {
  await getEntry(ctx, id);
  await queries.deleteEntry(ctx.db, id);
}

async function getEntry(ctx: Context, id: number): Promise<queries.EntryRow> {
  const entry = await queries.findEntry(ctx.db, ownerFor(ctx.caller), id);
  if (!entry) throw appError('not_found');
  return entry;
}

function toUsersSkuTemplate(entry: queries.EntryRow, template: TemplateWithFonts): UsersSkuTemplate {
  return {
    ...entry,
    no: template.no,
    name: template.name,
    description: template.description,
    kind: template.kind,
    state: template.state,
    size_prices: template.size_prices,
    system_rendering_price: template.system_rendering_price,
    price_range: template.price_range,
    price: Math.min(...template.size_prices.map(({ price }) => price)),
    category_id: template.category_id,
    category: template.category,
    effect_images: shownImages(template),
    font_libraries: template.font_libraries,
  };
}
