import type {
  FontLibrary,
  FontLibraryInput,
  FontLibraryOption,
  FontLibraryUpdate,
  fontLibraryList,
  fontLibraryOptions,
} from '@platen/model/catalogue/font-libraries';
import { fontMaxMb } from '@platen/model/catalogue/font-libraries';
import type { ErrorKey } from '@platen/model/errors/errors';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { FontFault } from '@platen/render/node';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { prepareFont } from '../../files/blobs/blob-fonts.service.ts';
import { getUsableBlob } from '../../files/blobs/blobs.service.ts';
import { setTags, tagsOf } from '../../files/tags/tags.service.ts';
import * as queries from './font-libraries.queries.ts';

export async function listFontLibraries(
  ctx: Context,
  list: ListQueryOf<typeof fontLibraryList>,
): Promise<Page<FontLibrary>> {
  const page = await queries.listFonts(ctx.db, list);
  return { ...page, data: await withTags(ctx, page.data) };
}

export async function listFontLibraryOptions(
  ctx: Context,
  list: ListQueryOf<typeof fontLibraryOptions>,
): Promise<Page<FontLibraryOption>> {
  const page = await queries.listFontOptions(ctx.db, list);
  const fonts = await withTags(ctx, page.data);
  return { ...page, data: fonts.map((font) => ({ ...font, display_name: font.name })) };
}

/** The existing fonts, in the requested order. */
export async function getFontLibraries(ctx: Pick<Context, 'db'>, ids: readonly number[]): Promise<FontLibrary[]> {
  if (ids.length === 0) return [];
  const fonts = await withTags(ctx, await queries.findFonts(ctx.db, [...ids]));
  const byId = new Map(fonts.map((font) => [font.id, font]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The existing fonts. Layers reference fonts by name, not by id. */
export async function findFontLibrariesByName(ctx: Pick<Context, 'db'>, names: string[]): Promise<FontLibrary[]> {
  return names.length === 0 ? [] : withTags(ctx, await queries.findFontsByName(ctx.db, names));
}

export async function getFontLibrary(ctx: Context, id: number): Promise<FontLibrary> {
  const [font] = await getFontLibraries(ctx, [id]);
  if (!font) throw appError('not_found');
  return font;
}

export async function createFontLibrary(ctx: Context, input: FontLibraryInput): Promise<FontLibrary> {
  await checkName(ctx, input.name);
  await checkFontFile(ctx, input.font_file_id);
  const id = await queries.insertFont(ctx.db, { name: input.name, blob_id: input.font_file_id });
  await setTags(ctx.db, 'FontLibrary', id, input.tag_list);
  return getFontLibrary(ctx, id);
}

export async function updateFontLibrary(ctx: Context, id: number, update: FontLibraryUpdate): Promise<FontLibrary> {
  await queries.lockFont(ctx.db, id);
  const font = await getFontLibrary(ctx, id);
  const { name = font.name, font_file_id = font.font_file.id } = update;
  await checkOrdered(ctx, font, { name, font_file_id });
  await checkName(ctx, name, id);
  if (font_file_id !== font.font_file.id) await checkFontFile(ctx, font_file_id);
  await queries.updateFont(ctx.db, id, { name, blob_id: font_file_id });
  if (update.tag_list) await setTags(ctx.db, 'FontLibrary', id, update.tag_list);
  return getFontLibrary(ctx, id);
}

export async function deleteFontLibrary(ctx: Context, id: number): Promise<void> {
  await queries.lockFont(ctx.db, id);
  const font = await getFontLibrary(ctx, id);
  if (await queries.isFontInUse(ctx.db, id)) throw appError('in_use', { name: font.name });
  await setTags(ctx.db, 'FontLibrary', id, []);
  await queries.deleteFont(ctx.db, id);
}

/** Orders reference a font by name and are drawn from its file: changing either would change their prints. */
async function checkOrdered(
  ctx: Context,
  font: FontLibrary,
  to: { name: string; font_file_id: number },
): Promise<void> {
  const field = to.name !== font.name ? 'name' : to.font_file_id !== font.font_file.id ? 'font_file_id' : undefined;
  if (field && (await queries.isFontOrdered(ctx.db, font.id))) {
    throw appError('font_ordered', { name: font.name }).at(field);
  }
}

/** Layers reference a font by its library's name, so two libraries with one name would make a print ambiguous. */
async function checkName(ctx: Context, name: string, ownId?: number): Promise<void> {
  const namesake = await queries.findFontByName(ctx.db, name);
  if (namesake && namesake.id !== ownId) throw appError('name_taken', { name }).at('name');
}

const fontErrors = {
  not_a_font: 'font_unreadable',
  damaged: 'font_damaged',
  no_characters: 'font_without_characters',
  aat_only: 'font_aat_only',
  bitmaps_only: 'font_bitmaps_only',
} as const satisfies Record<FontFault, ErrorKey>;

async function checkFontFile(ctx: Context, blobId: number): Promise<void> {
  const blob = await getUsableBlob(ctx, blobId, { field: 'font_file_id', kind: 'font', maxMb: fontMaxMb });
  const fault = await prepareFont(ctx, blobId);
  if (fault) throw appError(fontErrors[fault], { filename: blob.filename }).at('font_file_id');
}

async function withTags(ctx: Pick<Context, 'db'>, rows: queries.FontLibraryRow[]): Promise<FontLibrary[]> {
  const tags = await tagsOf(
    ctx.db,
    'FontLibrary',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => queries.toFontLibrary(row, tags.get(row.id) ?? []));
}
