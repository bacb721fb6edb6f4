import type {
  ImageLibrary,
  ImageLibraryInput,
  ImageLibraryUpdate,
  imageLibraryList,
} from '@platen/model/catalogue/image-libraries';
import type { FileRef } from '@platen/model/files/blobs';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { BaseContext, Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { copyFile, getUsableBlob } from '../../files/blobs/blobs.service.ts';
import { setTags, tagsOf } from '../../files/tags/tags.service.ts';
import { checkCategoryExists } from '../categories/categories.service.ts';
import * as queries from './image-libraries.queries.ts';

export async function listImageLibraries(
  ctx: Context,
  list: ListQueryOf<typeof imageLibraryList>,
): Promise<Page<ImageLibrary>> {
  const page = await queries.listLibraries(ctx.db, list);
  const libraries = await withRelatedRows(ctx, page.data);
  return { ...page, data: libraries.map((library) => asSeenBy(ctx, library)) };
}

export async function getImageLibrary(ctx: Context, id: number): Promise<ImageLibrary> {
  return asSeenBy(ctx, await findImageLibrary(ctx, id));
}

/** The whole library including its file, for callers who may have it. */
export async function findImageLibrary(ctx: Pick<BaseContext, 'db'>, id: number): Promise<ImageLibrary> {
  const row = await queries.findLibrary(ctx.db, id);
  if (!row) throw appError('not_found');
  const [library] = await withRelatedRows(ctx, [row]);
  return library as ImageLibrary;
}

export async function createImageLibrary(ctx: Context, input: ImageLibraryInput): Promise<ImageLibrary> {
  await checkReferences(ctx, input);
  const id = await queries.insertLibrary(ctx.db, {
    name: input.name,
    description: input.description,
    library_category_id: input.library_category_id,
    file_blob_id: input.file_id,
  });
  await queries.replacePreviews(ctx.db, id, input.preview_image_ids);
  await setTags(ctx.db, 'ImageLibrary', id, input.tag_list);
  return getImageLibrary(ctx, id);
}

export async function updateImageLibrary(ctx: Context, id: number, update: ImageLibraryUpdate): Promise<ImageLibrary> {
  const library = await findImageLibrary(ctx, id);
  await checkReferences(ctx, update);
  await queries.updateLibrary(ctx.db, id, {
    name: update.name ?? library.name,
    description: update.description ?? library.description,
    library_category_id:
      update.library_category_id === undefined ? library.library_category_id : update.library_category_id,
    file_blob_id: update.file_id === undefined ? (library.file?.id ?? null) : update.file_id,
  });
  if (update.preview_image_ids) await queries.replacePreviews(ctx.db, id, update.preview_image_ids);
  if (update.tag_list) await setTags(ctx.db, 'ImageLibrary', id, update.tag_list);
  return getImageLibrary(ctx, id);
}

export async function deleteImageLibrary(ctx: Context, id: number): Promise<void> {
  await findImageLibrary(ctx, id);
  await setTags(ctx.db, 'ImageLibrary', id, []);
  await queries.deleteLibrary(ctx.db, id);
}

/** Orders only accept the customer's own files, so a library's picture is copied for them. */
export async function copyLibraryImage(ctx: Context, id: number, imageId: number): Promise<FileRef> {
  const { preview_images } = await findImageLibrary(ctx, id);
  if (!preview_images.some((image) => image.id === imageId))
    throw appError('blob_unknown', { id: imageId }).at('image_id');
  return copyFile(ctx, imageId, ctx.caller.accountId);
}

/** Customers see the previews of a library; its file is only available through shared links. */
function asSeenBy(ctx: Context, library: ImageLibrary): ImageLibrary {
  return ctx.caller.seesEveryone ? library : { ...library, file: null };
}

async function checkReferences(ctx: Context, input: ImageLibraryUpdate): Promise<void> {
  if (input.library_category_id) {
    await checkCategoryExists(ctx, 'library_categories', input.library_category_id, 'library_category_id');
  }
  for (const [index, id] of (input.preview_image_ids ?? []).entries()) {
    await getUsableBlob(ctx, id, { field: `preview_image_ids[${index}]`, kind: 'image' });
  }
  if (input.file_id) await getUsableBlob(ctx, input.file_id, { field: 'file_id', kind: 'any' });
}

async function withRelatedRows(ctx: Pick<BaseContext, 'db'>, rows: queries.ImageLibraryRow[]): Promise<ImageLibrary[]> {
  const ids = rows.map(({ id }) => id);
  const tags = await tagsOf(ctx.db, 'ImageLibrary', ids);
  const previews = await queries.previewsOf(ctx.db, ids);
  return rows.map((row) => queries.toImageLibrary(row, tags.get(row.id) ?? [], previews.get(row.id) ?? []));
}
