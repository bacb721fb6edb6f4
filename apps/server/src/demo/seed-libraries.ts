import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Context } from '../platform/context.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';
import { createFontLibrary } from '../resources/catalogue/font-libraries/font-libraries.service.ts';
import { createImageLibrary } from '../resources/catalogue/image-libraries/image-libraries.service.ts';
import { demoLibraryCategories } from './catalogue/catalogue.ts';
import { drawPicture } from './catalogue/draw.ts';
import { demoFonts } from './catalogue/fonts.ts';
import { type DemoLibrary, type DemoLibraryFile, demoLibraries } from './catalogue/libraries.ts';
import { idOf, seedCategories, storePicture } from './seed-catalogue.ts';

/** Fonts and image libraries; answers the fonts' ids by name. */
export async function seedLibraries(ctx: Context): Promise<Map<string, number>> {
  const categoryIds = await seedCategories(ctx, 'library_categories', demoLibraryCategories);
  for (const library of demoLibraries) await seedImageLibrary(ctx, library, categoryIds);
  const fontIds = new Map<string, number>();
  for (const { name, filename, path, tags } of demoFonts) {
    const file = await storeFile(ctx, { filename, bytes: await readFile(path), ownerId: ctx.caller.id });
    const font = await createFontLibrary(ctx, { name, font_file_id: file.id, tag_list: [...tags] });
    fontIds.set(name, font.id);
  }
  return fontIds;
}

async function seedImageLibrary(ctx: Context, demo: DemoLibrary, categoryIds: Map<string, number>): Promise<void> {
  const { category, previews, file, ...input } = demo;
  const previewIds = [];
  for (const [index, picture] of previews.entries()) {
    previewIds.push(await storePicture(ctx, picture, `${input.name}-${index + 1}.jpg`));
  }
  const bytes = await libraryFile(file);
  const { id } = await storeFile(ctx, { filename: file.filename, bytes, ownerId: ctx.caller.id });
  const library_category_id = idOf(categoryIds, category.join('/'));
  await createImageLibrary(ctx, { ...input, library_category_id, preview_image_ids: previewIds, file_id: id });
}

async function libraryFile(file: DemoLibraryFile): Promise<Buffer> {
  if (file.format === 'png') return drawPicture(file.picture, 'png');
  const zip = new ZipFile();
  for (const { filename, picture } of file.entries) zip.addBuffer(drawPicture(picture), filename, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
