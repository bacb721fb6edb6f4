import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { starterImages } from '@platen/design/starter-images';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import type {
  SizePrice,
  SkuTemplateCard,
  SkuTemplateInput,
  SkuTemplateOption,
  SkuTemplateUpdate,
  skuTemplateList,
  skuTemplateOptions,
  TemplateState,
} from '@platen/model/catalogue/sku-templates';
import { templateFlow } from '@platen/model/catalogue/sku-templates';
import type { FileRef } from '@platen/model/files/blobs';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { yuanToFen } from '@platen/model/money/money';
import type { AuditDraft } from '../../../platform/audit/audit-draft.ts';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { type Db, withSavepoint } from '../../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../../platform/database/database-errors.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { getUsableBlob } from '../../files/blobs/blobs.service.ts';
import { setTags, tagsOf } from '../../files/tags/tags.service.ts';
import { checkCategoryExists } from '../categories/categories.service.ts';
import { getFontLibraries } from '../font-libraries/font-libraries.service.ts';
import { checkBleeds, type DesignUpdate, pricedSizes, saveDesign, syncSizePrices } from './designs.service.ts';
import { zipMaterials } from './materials.ts';
import * as queries from './sku-templates.queries.ts';
import { shownImages, type TemplateRow, toCard, toDetail } from './sku-templates.rows.ts';
import { copyTemplate, draftsOf, findDraftId } from './template-copies.queries.ts';
import { coversOf } from './template-covers.queries.ts';
import { requestCover } from './template-covers.service.ts';
import { withVersionHistory } from './template-versions.service.ts';

export type TemplateWithFonts = SkuTemplateCard & Pick<SkuTemplate, 'font_libraries'>;

export async function listSkuTemplates(
  ctx: Context,
  list: ListQueryOf<typeof skuTemplateList>,
): Promise<Page<SkuTemplateCard>> {
  const page = await queries.listTemplates(ctx.db, viewerOf(ctx), list);
  return { ...page, data: await cardsOf(ctx, page.data) };
}

export async function listSkuTemplateOptions(
  ctx: Context,
  list: ListQueryOf<typeof skuTemplateOptions>,
): Promise<Page<SkuTemplateOption>> {
  const page = await queries.listTemplateOptions(ctx.db, viewerOf(ctx), list);
  const cards = await cardsOf(ctx, page.data);
  return {
    ...page,
    data: cards.map((card) => ({ ...card, effect_images: shownImages(card), display_name: `${card.no} ${card.name}` })),
  };
}

export async function getSkuTemplate(ctx: Context, id: number): Promise<SkuTemplate> {
  const row = await queries.findTemplate(ctx.db, viewerOf(ctx), id);
  if (!row) throw appError('not_found');
  return detailOf(ctx, row);
}

/** Several templates by id, with their fonts; those that the caller may not see are omitted. */
export async function getSkuTemplates(ctx: Context, ids: number[]): Promise<Map<number, TemplateWithFonts>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.findTemplates(ctx.db, viewerOf(ctx), ids);
  const fontIds = await queries.fontIdsOf(ctx.db, ids);
  const fonts = new Map(
    (await getFontLibraries(ctx, [...new Set([...fontIds.values()].flat())])).map((font) => [font.id, font]),
  );
  const cards = await cardsOf(ctx, rows);
  return new Map(
    cards.map((card) => {
      const font_libraries = (fontIds.get(card.id) ?? []).flatMap((id) => fonts.get(id) ?? []);
      return [card.id, { ...card, font_libraries }];
    }),
  );
}

export async function getSkuTemplateByNo(ctx: Context, no: string): Promise<SkuTemplate> {
  const row = await queries.findTemplateByNo(ctx.db, viewerOf(ctx), no);
  if (!row) throw appError('sku_template_no_unknown', { no });
  return detailOf(ctx, row);
}

/** The template with a number, if the caller may see it: what an order is checked against and created from. */
export function findSkuTemplateRow(ctx: Context, no: string): Promise<TemplateRow | undefined> {
  return queries.findTemplateByNo(ctx.db, viewerOf(ctx), no);
}

/** The effect images of templates by id, to show what was ordered: their own, otherwise the drawn ones. */
export async function effectImagesOf(db: Db, ids: number[]): Promise<Map<number, FileRef[]>> {
  const shown = await queries.imagesOf(db, ids, 'effect');
  for (const [id, cover] of await coversOf(db, ids)) if (!shown.has(id)) shown.set(id, [cover]);
  return shown;
}

/** The fonts of a template, to draw or edit what was ordered. */
export async function fontsOfTemplate(ctx: Context, id: number): Promise<FontLibrary[]> {
  const fontIds = await queries.fontIdsOf(ctx.db, [id]);
  return getFontLibraries(ctx, fontIds.get(id) ?? []);
}

export async function exportMaterials(ctx: Context, id: number): Promise<FileResponse> {
  const template = await getSkuTemplate(ctx, id);
  return {
    filename: `${template.no} ${template.name}.zip`,
    contentType: 'application/zip',
    ...(await zipMaterials(ctx, template)),
  };
}

export async function createSkuTemplate(ctx: Context, input: SkuTemplateInput): Promise<SkuTemplate> {
  const { kind, starter_images: withImages = false, ...rest } = input;
  await checkReferences(ctx, rest);
  const id = await queries.insertTemplate(ctx.db, {
    kind,
    name: input.name,
    description: input.description,
    material_name: input.material_name,
    category_id: input.category_id,
    creator_id: ctx.caller.id,
    is_self_operated: input.is_self_operated,
    max_product_batch_count: input.max_product_batch_count,
    dpi_value: input.dpi_value,
    size_prices: sizePricesColumn(input.size_prices),
    system_rendering_price_fen: fen(input.system_rendering_price),
  });
  await replaceRelatedRows(ctx, id, rest);
  await saveDesign(ctx, id, {
    ...(withImages && starterImages(input, ctx.locale)),
    font_library_ids: input.font_library_ids,
  });
  return getSkuTemplate(ctx, id);
}

/** Copies a template without its number, state, creator and edit time. */
export async function copySkuTemplate(ctx: RequestContext, id: number, name: string): Promise<SkuTemplate> {
  const copyId = await copyTemplate(ctx.db, id, { name, creatorId: ctx.caller.id });
  if (copyId === undefined) throw appError('not_found');
  ctx.audit.notes = [{ field: 'copied_from', before: null, after: id }];
  await setTags(ctx.db, 'SkuTemplate', copyId, (await tagsOf(ctx.db, 'SkuTemplate', [id])).get(id) ?? []);
  await requestCover(ctx, copyId);
  return getSkuTemplate(ctx, copyId);
}

/**
 * Omitted fields stay unchanged. A published template cannot be changed, because customers order it as it is, and one with a draft
 * neither: its changes would be lost when the draft replaces it.
 */
export async function updateSkuTemplate(
  ctx: Context & { audit?: AuditDraft },
  id: number,
  update: SkuTemplateUpdate & DesignUpdate & { base_updated_at?: string | undefined },
): Promise<SkuTemplate> {
  const template = await lockTemplate(ctx, id);
  const { no, state, draft_of, updated_at } = template;
  if (state === 'published') throw appError('template_published', { no });
  if ((await findDraftId(ctx.db, id)) !== undefined) throw appError('template_has_draft', { no });
  if (update.base_updated_at !== undefined && update.base_updated_at !== updated_at) {
    await refuseChanged(ctx, template);
  }
  if (ctx.audit && draft_of !== null) {
    // A draft is gone when it is published, so what was done to it is found with its template.
    ctx.audit.subjectId = draft_of;
    ctx.audit.notes = [{ field: 'draft', before: null, after: id }];
  }
  await checkReferences(ctx, update);
  const { name, description, material_name, category_id, is_self_operated, max_product_batch_count, dpi_value } =
    update;
  const changes = {
    name,
    description,
    material_name,
    category_id,
    is_self_operated,
    max_product_batch_count,
    dpi_value,
  };
  await queries.updateTemplate(ctx.db, id, {
    ...withoutUndefined(changes),
    updater_id: ctx.caller.id,
    ...(update.size_prices && {
      size_prices: sizePricesColumn(await pricedSizes(ctx, id, update.size_prices, update)),
    }),
    ...(update.system_rendering_price !== undefined && {
      system_rendering_price_fen: fen(update.system_rendering_price),
    }),
  });
  if (update.size_prices) await syncSizePrices(ctx, id);
  await replaceRelatedRows(ctx, id, update);
  await withVersionHistory(ctx, template, update, () => saveDesign(ctx, id, update));
  if (update.dpi_value !== undefined || update.production_image_configs !== undefined) await checkBleeds(ctx, id);
  await requestCover(ctx, id);
  return getSkuTemplate(ctx, id);
}

export async function updateEditTime(ctx: Context, reported: { id: number; edit_time: number }) {
  const stored = await queries.raiseEditTime(ctx.db, reported.id, reported.edit_time);
  if (stored === undefined) throw appError('not_found');
  return { id: reported.id, edit_time: stored };
}

/**
 * Moves a template to another state, if the flow allows it. The checks for publishing ran on the version of
 * `checkedAt`: a template that was changed since then is refused.
 */
export async function moveSkuTemplate(
  ctx: Context,
  id: number,
  to: TemplateState,
  checkedAt?: string,
): Promise<SkuTemplate> {
  const template = await lockTemplate(ctx, id);
  if (checkedAt !== undefined && checkedAt !== template.updated_at) await refuseChanged(ctx, template);
  if (!templateFlow[template.state].includes(to)) {
    throw appError('template_state_refused', { no: template.no, from: template.state, to });
  }
  await queries.setTemplateState(ctx.db, id, to);
  return getSkuTemplate(ctx, id);
}

/** Orders reference their template: one that was ordered is unpublished instead, and its orders stay valid. */
export async function removeSkuTemplate(ctx: Context, id: number): Promise<'removed' | 'unpublished'> {
  const { state } = await lockTemplate(ctx, id);
  try {
    await withSavepoint(ctx.db, async () => {
      await setTags(ctx.db, 'SkuTemplate', id, []);
      const draftId = await findDraftId(ctx.db, id);
      if (draftId !== undefined) await setTags(ctx.db, 'SkuTemplate', draftId, []);
      await queries.deleteTemplate(ctx.db, id);
    });
    return 'removed';
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    if (state === 'published') await queries.setTemplateState(ctx.db, id, 'unpublished');
    return 'unpublished';
  }
}

function viewerOf(ctx: Context): queries.Viewer {
  return { sees: ctx.caller.seesEveryone ? 'everything' : 'own', userId: ctx.caller.accountId };
}

export async function lockTemplate(ctx: Context, id: number) {
  const template = await queries.lockTemplate(ctx.db, id);
  if (!template) throw appError('not_found');
  return template;
}

/** Says who has changed a template that somebody else has looked at or checked. */
export async function refuseChanged(
  ctx: Context,
  { no, updater_id, creator_id }: Awaited<ReturnType<typeof lockTemplate>>,
): Promise<never> {
  throw appError('template_changed', { no, who: await queries.userName(ctx.db, updater_id ?? creator_id) });
}

async function relatedRowsOf(ctx: Context, ids: number[]) {
  return {
    effectImages: await queries.imagesOf(ctx.db, ids, 'effect'),
    tags: await tagsOf(ctx.db, 'SkuTemplate', ids),
    covers: await coversOf(ctx.db, ids),
    // Customers must not learn what the factory has not published yet.
    drafts: ctx.caller.seesEveryone ? await draftsOf(ctx.db, ids) : new Map(),
  };
}

async function cardsOf(ctx: Context, rows: TemplateRow[]): Promise<SkuTemplateCard[]> {
  const related = await relatedRowsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toCard(row, related));
}

async function detailOf(ctx: Context, row: TemplateRow): Promise<SkuTemplate> {
  const visibleUserIds = await queries.visibleUserIdsOf(ctx.db, row.id);
  const fontIds = await queries.fontIdsOf(ctx.db, [row.id]);
  return toDetail(row, {
    ...(await relatedRowsOf(ctx, [row.id])),
    productionImages: await queries.imagesOf(ctx.db, [row.id], 'production'),
    fonts: await getFontLibraries(ctx, fontIds.get(row.id) ?? []),
    // Customers must not learn who else can see the template.
    visibleUserIds: ctx.caller.seesEveryone
      ? visibleUserIds
      : visibleUserIds.filter((id) => id === ctx.caller.accountId),
  });
}

async function checkReferences(ctx: Context, input: SkuTemplateUpdate): Promise<void> {
  if (input.category_id) await checkCategoryExists(ctx, 'categories', input.category_id, 'category_id');
  for (const field of ['effect_image_ids', 'production_image_ids'] as const) {
    for (const [index, id] of (input[field] ?? []).entries())
      await getUsableBlob(ctx, id, { field: `${field}[${index}]`, kind: 'image' });
  }
  const fonts = input.font_library_ids ?? [];
  const known = new Set((await getFontLibraries(ctx, fonts)).map(({ id }) => id));
  const unknownFont = fonts.find((id) => !known.has(id));
  if (unknownFont)
    throw appError('reference_unknown', { field: 'font_library_ids', id: unknownFont }).at('font_library_ids');
  const users = input.visible_user_ids ?? [];
  const [unknownUser] = users.length > 0 ? await queries.findUnknownCustomers(ctx.db, users) : [];
  if (unknownUser)
    throw appError('reference_unknown', { field: 'visible_user_ids', id: unknownUser }).at('visible_user_ids');
}

async function replaceRelatedRows(ctx: Context, id: number, input: SkuTemplateUpdate): Promise<void> {
  if (input.effect_image_ids) await queries.replaceImages(ctx.db, id, 'effect', input.effect_image_ids);
  if (input.production_image_ids) await queries.replaceImages(ctx.db, id, 'production', input.production_image_ids);
  if (input.visible_user_ids) await queries.replaceVisibleUsers(ctx.db, id, input.visible_user_ids);
  if (input.tag_list) await setTags(ctx.db, 'SkuTemplate', id, input.tag_list);
}

/** The schema allows at most 2 decimals, so every amount is a whole number of fen. */
function fen(yuan: number): number {
  const amount = yuanToFen(yuan);
  if (amount === undefined) throw new RangeError(`not an amount of yuan: ${yuan}`);
  return amount;
}

function sizePricesColumn(sizes: readonly SizePrice[]): string {
  return JSON.stringify(sizes.map(({ price, ...size }) => ({ ...size, price_fen: fen(price) })));
}

function withoutUndefined<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never;
}
