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

type DesignOf = (templateName: string) => DemoDesign | undefined;

interface Known {
  fontIds: ReadonlyMap<string, number>;
  userIds: ReadonlyMap<string, number>;
}

export async function seedCatalogue(ctx: Context, known: Known): Promise<void> {
  const categoryIds = await seedCategories(ctx, 'categories', demoCategories);
  const designOf = await seedDesignPictures(ctx);
  for (const template of demoTemplates) await seedTemplate(ctx, template, { ...known, categoryIds, designOf });
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

export async function storePicture(ctx: Context, picture: PictureSpec, filename: string): Promise<number> {
  const bytes = drawPicture(picture);
  const { id } = await storeFile(ctx, { filename, bytes, ownerId: ctx.caller.id, tags: ['demo'] });
  return id;
}

async function seedTemplate(
  ctx: Context,
  demo: DemoTemplate,
  known: Known & { categoryIds: Map<string, number>; designOf: DesignOf },
) {
  const { category, pictures, fonts, visibleTo, state, ...input } = demo;
  const design = known.designOf(input.name);
  const cover = design && (await renderCover(ctx, design, input.dpi_value));
  const effectImageIds = cover === undefined ? [] : [cover];
  // The first drawn picture shows what the cover shows.
  for (const [index, picture] of pictures.entries()) {
    if (index === 0 && cover !== undefined) continue;
    effectImageIds.push(await storePicture(ctx, picture, `${input.name}-${index + 1}.jpg`));
  }
  const fontNames = [...new Set([...fonts, ...(design ? fontsOfDesign(design) : [])])];
  const template = await createSkuTemplate(ctx, {
    ...input,
    category_id: idOf(known.categoryIds, category.join('/')),
    effect_image_ids: effectImageIds,
    production_image_ids: [],
    font_library_ids: fontNames.map((name) => idOf(known.fontIds, name)),
    visible_user_ids: visibleTo.map((name) => idOf(known.userIds, name)),
  });
  if (design) await updateSkuTemplate(ctx, template.id, configsOf(design));
  if (state !== 'pending') await moveSkuTemplate(ctx, template.id, 'published');
  if (state === 'unpublished') await moveSkuTemplate(ctx, template.id, 'unpublished');
}

function configsOf({ production_image_configs, effect_image_configs, custom_area_configs }: DemoDesign) {
  return { production_image_configs, effect_image_configs, custom_area_configs };
}

export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo names ${name}, which it does not have`);
  return id;
}
