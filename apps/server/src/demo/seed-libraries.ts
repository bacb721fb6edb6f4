import { demoLibraryCategories } from '@platen/demo/catalogue';
import { demoFonts } from '@platen/demo/fonts';
import { type DemoLibrary, demoLibraries } from '@platen/demo/libraries';
import { drawLibraryFile, readDemoFont } from '@platen/demo/node';
import type { Context } from '../platform/context.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';
import { createFontLibrary } from '../resources/catalogue/font-libraries/font-libraries.service.ts';
import { createImageLibrary } from '../resources/catalogue/image-libraries/image-libraries.service.ts';
import { idOf, seedCategories, storePictures } from './seed-catalogue.ts';

/** Fonts and image libraries; answers the fonts' ids by name. */
export async function seedLibraries(ctx: Context): Promise<Map<string, number>> {
  const categoryIds = await seedCategories(ctx, 'library_categories', demoLibraryCategories);
  for (const library of demoLibraries) await seedImageLibrary(ctx, library, categoryIds);
  const fontIds = new Map<string, number>();
  for (const font of demoFonts) {
    const bytes = await readDemoFont(font);
    const file = await storeFile(ctx, { filename: font.filename, bytes, ownerId: ctx.caller.id });
    const input = { name: font.name, font_file_id: file.id, tag_list: [...font.tags] };
    fontIds.set(font.name, (await createFontLibrary(ctx, input)).id);
  }
  return fontIds;
}

async function seedImageLibrary(ctx: Context, demo: DemoLibrary, categoryIds: Map<string, number>): Promise<void> {
  const { category, previews, file, ...input } = demo;
  const previewIds = await storePictures(ctx, previews, input.name);
  const bytes = await drawLibraryFile(file);
  const { id } = await storeFile(ctx, { filename: file.filename, bytes, ownerId: ctx.caller.id });
  const library_category_id = idOf(categoryIds, category.join('/'));
  await createImageLibrary(ctx, { ...input, library_category_id, preview_image_ids: previewIds, file_id: id });
}
