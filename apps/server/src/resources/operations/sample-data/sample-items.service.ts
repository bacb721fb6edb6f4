import { createHash } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { withSavepoint } from '../../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../../platform/database/database-errors.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { deleteCategory, getCategory } from '../../catalogue/categories/categories.service.ts';
import { deleteFontLibrary, getFontLibrary } from '../../catalogue/font-libraries/font-libraries.service.ts';
import { deleteImageLibrary, getImageLibrary } from '../../catalogue/image-libraries/image-libraries.service.ts';
import { getSkuTemplate, removeSkuTemplate } from '../../catalogue/sku-templates/sku-templates.service.ts';
import { deleteBlob } from '../../files/blobs/blobs.service.ts';
import { deletePage, getPage } from '../../storefront/custom-pages/custom-pages.service.ts';

type Removal = 'removed' | 'unpublished';

interface SampleKind {
  /** What a person could change; undefined if nothing. */
  content?(ctx: Context, id: number): Promise<unknown>;
  remove(ctx: Context, id: number): Promise<Removal | void>;
}

/** The kinds of sample data and how each is removed. Other recorded items, such as orders of a demo, stay. */
const sampleKinds: Readonly<Record<string, SampleKind>> = {
  page: {
    async content(ctx, id) {
      const { title, description, configs } = await getPage(ctx, id);
      return [title, description, configs];
    },
    remove: (ctx, id) => deletePage(ctx, id),
  },
  image_library: {
    async content(ctx, id) {
      const { name, description, library_category_id } = await getImageLibrary(ctx, id);
      return [name, description, library_category_id];
    },
    remove: (ctx, id) => deleteImageLibrary(ctx, id),
  },
  template: {
    async content(ctx, id) {
      const template = await getSkuTemplate(ctx, id);
      const { name, description, material_name, size_prices, category_id } = template;
      const { production_image_configs, effect_image_configs, custom_area_configs } = template;
      const design = [production_image_configs, effect_image_configs, custom_area_configs];
      // Somebody is working on one that has a draft.
      const draft = template.draft ? [template.draft.id] : [];
      return [name, description, material_name, size_prices, category_id, design, ...draft];
    },
    remove: (ctx, id) => removeSkuTemplate(ctx, id),
  },
  font: {
    content: async (ctx, id) => (await getFontLibrary(ctx, id)).name,
    remove: (ctx, id) => deleteFontLibrary(ctx, id),
  },
  category: {
    content: async (ctx, id) => (await getCategory(ctx, 'categories', id)).name,
    remove: (ctx, id) => deleteCategory(ctx, 'categories', id),
  },
  library_category: {
    content: async (ctx, id) => (await getCategory(ctx, 'library_categories', id)).name,
    remove: (ctx, id) => deleteCategory(ctx, 'library_categories', id),
  },
  file: { remove: (ctx, id) => deleteBlob(ctx, id) },
};

/** False for things that existed before under the same name. */
export function isRemovable(kind: string): boolean {
  return kind in sampleKinds;
}

/** Detects whether somebody has changed an item since it was created. */
export async function digestContent(ctx: Context, kind: string, id: number): Promise<string | null> {
  const content = await sampleKinds[kind]?.content?.(ctx, id);
  return content === undefined ? null : createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

interface SampleItem {
  kind: string;
  item_id: number;
  content_digest: string | null;
}

/** An item that is gone counts as removed; one that was changed or is in use is kept. */
export async function removeItem(
  ctx: Context,
  { kind, item_id, content_digest }: SampleItem,
): Promise<Removal | 'kept'> {
  try {
    if ((await digestContent(ctx, kind, item_id)) !== content_digest) return 'kept';
    const removal = await withSavepoint(ctx.db, async () => sampleKinds[kind]?.remove(ctx, item_id));
    return removal ?? 'removed';
  } catch (error) {
    if (error instanceof AppError && error.key === 'not_found') return 'removed';
    if (isForeignKeyViolation(error) || (error instanceof AppError && error.key === 'in_use')) return 'kept';
    throw error;
  }
}
