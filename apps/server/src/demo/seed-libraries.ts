import { demoLibraryCategories, type PictureSpec } from '@platen/demo/catalogue';
import { type DemoLibrary, demoLibraries } from '@platen/demo/libraries';
import { drawLibraryFile, drawPicture } from '@platen/demo/node';
import type { Context } from '../platform/context.ts';
import { createImageLibrary } from '../resources/catalogue/image-libraries/image-libraries.service.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';
import { categoryIdsOf, idOf, seedCategories } from './seed-catalogue.ts';
import { mapTwoAtOnce } from './two-at-once.ts';

/** An image library with its files stored, to be put up. */
interface DrawnLibrary {
  library: DemoLibrary;
  previewIds: number[];
  fileId: number;
}

export function drawLibraries(ctx: Context, signal?: AbortSignal): Promise<DrawnLibrary[]> {
  return mapTwoAtOnce(demoLibraries, (library) => drawLibrary(ctx, library), signal);
}

async function drawLibrary(ctx: Context, library: DemoLibrary): Promise<DrawnLibrary> {
  const ownerId = ctx.caller.id;
  const drawn = new Map<PictureSpec, Buffer>();
  const previewIds: number[] = [];
  for (const [index, picture] of library.previews.entries()) {
    const bytes = await drawPicture(picture);
    drawn.set(picture, bytes);
    const filename = `${library.name}-${index + 1}.jpg`;
    previewIds.push((await storeFile(ctx, { filename, bytes, ownerId, tags: ['demo'] })).id);
  }
  const bytes = await drawLibraryFile(library.file, drawn);
  const { id } = await storeFile(ctx, { filename: library.file.filename, bytes, ownerId });
  return { library, previewIds, fileId: id };
}

/** Answers the ids of the libraries, in their order. */
export async function placeLibraries(ctx: Context, drawn: readonly DrawnLibrary[]): Promise<number[]> {
  await seedCategories(ctx, 'library_categories', demoLibraryCategories);
  const categoryIds = await categoryIdsOf(ctx, 'library_categories');
  const ids: number[] = [];
  for (const { library, previewIds, fileId } of drawn) {
    const { category, previews: _, file: __, ...input } = library;
    const library_category_id = idOf(categoryIds, category.join('/'));
    const made = { ...input, library_category_id, preview_image_ids: previewIds, file_id: fileId };
    ids.push((await createImageLibrary(ctx, made)).id);
  }
  return ids;
}
