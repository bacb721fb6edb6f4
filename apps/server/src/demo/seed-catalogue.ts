import type { DemoCategory, DemoTemplate, PictureSpec } from '@platen/demo/catalogue';
import { type DemoDesign, fontsOfDesign } from '@platen/demo/designs';
import { drawPicture } from '@platen/demo/node';
import type { Context } from '../platform/context.ts';
import { createCategory, listCategoryOptions } from '../resources/catalogue/categories/categories.service.ts';
import { findFontLibrariesByName } from '../resources/catalogue/font-libraries/font-libraries.service.ts';
import {
  createSkuTemplate,
  moveSkuTemplate,
  updateSkuTemplate,
} from '../resources/catalogue/sku-templates/sku-templates.service.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';
import { drawDesigns, type DesignOf, renderCover } from './seed-designs.ts';
import { mapTwoAtOnce } from './two-at-once.ts';

type Tree = 'categories' | 'library_categories';

/** A template with its files stored, to be put up. */
interface DrawnTemplate {
  template: DemoTemplate;
  design: DemoDesign | undefined;
  effectImageIds: number[];
}

export async function drawTemplates(
  ctx: Context,
  templates: readonly DemoTemplate[],
  signal?: AbortSignal,
): Promise<DrawnTemplate[]> {
  const names = templates.map(({ name }) => name);
  const designOf = await drawDesigns(ctx, names, signal);
  const draw = async (template: DemoTemplate) => ({
    template,
    design: designOf(template.name),
    effectImageIds: await drawEffectImages(ctx, template, designOf),
  });
  return mapTwoAtOnce(templates, draw, signal);
}

async function drawEffectImages(ctx: Context, demo: DemoTemplate, designOf: DesignOf): Promise<number[]> {
  const design = designOf(demo.name);
  const cover = design && (await renderCover(ctx, design, demo.dpi_value));
  if (cover === undefined) return storePictures(ctx, demo.pictures, demo.name);
  // The first drawn picture shows what the cover shows.
  return [cover, ...(await storePictures(ctx, demo.pictures.slice(1), demo.name, 2))];
}

/** The ids of the pictures, in their order; their files are numbered. */
function storePictures(ctx: Context, pictures: readonly PictureSpec[], name: string, firstNo = 1): Promise<number[]> {
  return mapTwoAtOnce([...pictures.entries()], async ([index, picture]) => {
    const file = { filename: `${name}-${firstNo + index}.jpg`, bytes: await drawPicture(picture), tags: ['demo'] };
    return (await storeFile(ctx, { ...file, ownerId: ctx.caller.id })).id;
  });
}

/** Answers the ids of the templates, in their order. */
export async function placeTemplates(
  ctx: Context,
  drawn: readonly DrawnTemplate[],
  userIds: ReadonlyMap<string, number>,
): Promise<number[]> {
  const categoryIds = await categoryIdsOf(ctx, 'categories');
  const ids: number[] = [];
  // One after the other: each gets the next number.
  for (const each of drawn) ids.push(await placeTemplate(ctx, each, { categoryIds, userIds }));
  return ids;
}

async function placeTemplate(
  ctx: Context,
  { template: demo, design, effectImageIds }: DrawnTemplate,
  known: Record<'categoryIds' | 'userIds', ReadonlyMap<string, number>>,
): Promise<number> {
  const { category, pictures: _, fonts, visibleTo, state, ...input } = demo;
  const fontNames = [...new Set([...fonts, ...(design ? fontsOfDesign(design) : [])])];
  const { id } = await createSkuTemplate(ctx, {
    ...input,
    category_id: idOf(known.categoryIds, category.join('/')),
    effect_image_ids: effectImageIds,
    production_image_ids: [],
    font_library_ids: (await findFontLibrariesByName(ctx, fontNames)).map((font) => font.id),
    visible_user_ids: visibleTo.map((name) => idOf(known.userIds, name)),
  });
  if (design) await updateSkuTemplate(ctx, id, configsOf(design));
  if (state !== 'pending') await moveSkuTemplate(ctx, id, 'published');
  if (state === 'unpublished') await moveSkuTemplate(ctx, id, 'unpublished');
  return id;
}

function configsOf({ production_image_configs, effect_image_configs, custom_area_configs }: DemoDesign) {
  return { production_image_configs, effect_image_configs, custom_area_configs };
}

export async function seedCategories(ctx: Context, tree: Tree, categories: readonly DemoCategory[]): Promise<void> {
  for (const { name, children } of categories) {
    const parent = await createCategory(ctx, tree, { name, parent_id: null });
    for (const child of children) await createCategory(ctx, tree, { name: child, parent_id: parent.id });
  }
}

/** The ids of the second level, by `parent/child`. */
export async function categoryIdsOf(ctx: Context, tree: Tree): Promise<Map<string, number>> {
  const list = { page: 0, per_page: 100, order: [], filters: { parent_id_null: true } };
  const { data } = await listCategoryOptions(ctx, tree, list);
  return new Map(
    data.flatMap(({ name, children }) => children.map((child) => [`${name}/${child.name}`, child.id] as const)),
  );
}

export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo names ${name}, which it does not have`);
  return id;
}
