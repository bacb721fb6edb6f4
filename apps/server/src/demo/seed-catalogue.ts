import {
  type DemoCategory,
  type DemoTemplate,
  demoCategories,
  demoTemplates,
  type PictureSpec,
} from '@platen/demo/catalogue';
import { type DemoDesign, fontsOfDesign } from '@platen/demo/designs';
import { drawPicture } from '@platen/demo/node';
import type { Context } from '../platform/context.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';
import { createCategory } from '../resources/catalogue/categories/categories.service.ts';
import {
  createSkuTemplate,
  moveSkuTemplate,
  updateSkuTemplate,
} from '../resources/catalogue/sku-templates/sku-templates.service.ts';
import { renderCover, seedDesignPictures } from './seed-designs.ts';
import { mapTwoAtOnce } from './two-at-once.ts';

type DesignOf = (templateName: string) => DemoDesign | undefined;

interface Known {
  fontIds: ReadonlyMap<string, number>;
  userIds: ReadonlyMap<string, number>;
}

/** Answers the ids of the templates by name. */
export async function seedCatalogue(ctx: Context, known: Known): Promise<Map<string, number>> {
  const categoryIds = await seedCategories(ctx, 'categories', demoCategories);
  const designOf = await seedDesignPictures(ctx);
  const effectImages = await mapTwoAtOnce(demoTemplates, (template) => drawEffectImages(ctx, template, designOf));
  const ids = new Map<string, number>();
  // One after the other: each gets the next number.
  for (const [index, template] of demoTemplates.entries()) {
    const effectImageIds = effectImages[index] ?? [];
    ids.set(template.name, await seedTemplate(ctx, template, { ...known, categoryIds, designOf, effectImageIds }));
  }
  return ids;
}

async function drawEffectImages(ctx: Context, demo: DemoTemplate, designOf: DesignOf): Promise<number[]> {
  const design = designOf(demo.name);
  const cover = design && (await renderCover(ctx, design, demo.dpi_value));
  if (cover === undefined) return storePictures(ctx, demo.pictures, demo.name);
  // The first drawn picture shows what the cover shows.
  return [cover, ...(await storePictures(ctx, demo.pictures.slice(1), demo.name, 2))];
}

/** The ids of the second level, by `parent/child`. */
export async function seedCategories(
  ctx: Context,
  tree: 'categories' | 'library_categories',
  categories: readonly DemoCategory[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, children } of categories) {
    const parent = await createCategory(ctx, tree, { name, parent_id: null });
    for (const child of children) {
      const { id } = await createCategory(ctx, tree, { name: child, parent_id: parent.id });
      ids.set(`${name}/${child}`, id);
    }
  }
  return ids;
}

/** The ids of the pictures, in their order; their files are numbered. */
export function storePictures(
  ctx: Context,
  pictures: readonly PictureSpec[],
  name: string,
  firstNo = 1,
): Promise<number[]> {
  return mapTwoAtOnce([...pictures.entries()], async ([index, picture]) => {
    const file = { filename: `${name}-${firstNo + index}.jpg`, bytes: drawPicture(picture), tags: ['demo'] };
    return (await storeFile(ctx, { ...file, ownerId: ctx.caller.id })).id;
  });
}

async function seedTemplate(
  ctx: Context,
  demo: DemoTemplate,
  known: Known & { categoryIds: Map<string, number>; designOf: DesignOf; effectImageIds: number[] },
): Promise<number> {
  const { category, pictures: _, fonts, visibleTo, state, ...input } = demo;
  const design = known.designOf(input.name);
  const fontNames = [...new Set([...fonts, ...(design ? fontsOfDesign(design) : [])])];
  const template = await createSkuTemplate(ctx, {
    ...input,
    category_id: idOf(known.categoryIds, category.join('/')),
    effect_image_ids: known.effectImageIds,
    production_image_ids: [],
    font_library_ids: fontNames.map((name) => idOf(known.fontIds, name)),
    visible_user_ids: visibleTo.map((name) => idOf(known.userIds, name)),
  });
  if (design) await updateSkuTemplate(ctx, template.id, configsOf(design));
  if (state !== 'pending') await moveSkuTemplate(ctx, template.id, 'published');
  if (state === 'unpublished') await moveSkuTemplate(ctx, template.id, 'unpublished');
  return template.id;
}

function configsOf({ production_image_configs, effect_image_configs, custom_area_configs }: DemoDesign) {
  return { production_image_configs, effect_image_configs, custom_area_configs };
}

export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo names ${name}, which it does not have`);
  return id;
}
