import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DrawingOutput } from '@platen/design/drawing-plan';
import { listAssets, type Scene } from '@platen/design/scene';
import {
  type PictureFacts,
  type PrintCheck,
  type RenderFile,
  type RenderRequest,
  rendererVersion,
  shownSizes,
  TooLargeError,
} from '@platen/render/node';
import { LRUCache } from 'lru-cache';
import type { ByteRange } from '../../../platform/store/store.ts';
import { withBytes } from '../blobs/blob-bytes.service.ts';
import {
  ensureLevels,
  findLevel,
  findPictures,
  type LevelLocation,
  type PictureRow,
} from '../blobs/blob-levels.service.ts';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { listFontFiles } from './scene-fonts.queries.ts';

interface SceneFont {
  key: string;
  checksum: string;
}

/** The limit for all pictures of an image, which are in memory together while it is drawn. */
const pictureBytesMax = 1024 * 1024 * 1024;

/** The existing files of a scene; missing ones are reported when it is drawn. */
export interface SceneFiles {
  fonts: Record<string, SceneFont>;
  pictures: ReadonlyMap<string, PictureRow>;
}

/** An object, or a part of one. */
interface FileLocation {
  key: string;
  range: ByteRange | undefined;
}

/** Backgrounds and fonts are the same for every order of a template. Concurrent renders share one read. */
const cache = new LRUCache<string, Buffer, { ctx: FileContext; location: FileLocation }>({
  maxSize: 256 * 1024 * 1024,
  maxEntrySize: 64 * 1024 * 1024,
  // The cache requires a positive size, and a file may be empty.
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: async (_, __, { context: { ctx, location } }) =>
    buffer(await ctx.platform.store.open(location.key, location.range)),
});

export async function findSceneFiles(ctx: FileContext, scene: Scene): Promise<SceneFiles> {
  const names = listAssets(scene);
  const fonts: SceneFiles['fonts'] = {};
  for (const { name, key, checksum } of await listFontFiles(ctx.db, names.fonts)) fonts[name] = { key, checksum };
  return { fonts, pictures: await findPictures(ctx.db, names.images) };
}

/**
 * Hashes exactly what the pixels depend on. A picture counts by its bytes, not by its address, and the order of keys
 * does not matter, because the database does not preserve it.
 */
export function digestOf(scene: Scene, files: SceneFiles, output: DrawingOutput): Buffer {
  const inputs = canonical({ rendererVersion, output, scene, fonts: fontDigests(files) }, files.pictures);
  return createHash('sha256').update(JSON.stringify(inputs)).digest();
}

function fontDigests({ fonts }: SceneFiles): Record<string, string> {
  return Object.fromEntries(Object.entries(fonts).map(([name, { checksum }]) => [name, checksum]));
}

function canonical(value: unknown, pictures: SceneFiles['pictures']): unknown {
  if (typeof value === 'string') return pictures.get(value)?.checksum ?? value;
  if (Array.isArray(value)) return value.map((item) => canonical(item, pictures));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, item]) => [name, canonical(item, pictures)]);
}

/**
 * A scene with everything needed to draw it: of each picture, the smallest sufficient level.
 * @param scale how much larger the image is than the scene
 */
export async function loadRequest(ctx: FileContext, scene: Scene, scale: number): Promise<RenderRequest> {
  const { fonts, pictures } = await findSceneFiles(ctx, scene);
  const shown = shownSizes(scene, scale);
  const levels = new Map<string, LevelLocation | undefined>();
  for (const [url, row] of pictures) {
    const drawable = await ensureLevels(ctx, await withBytes(ctx, row));
    levels.set(url, findLevel(drawable, shown.get(url)));
  }
  const bytes = [...levels.values()].reduce((sum, level) => sum + (level?.byteSize ?? 0), 0);
  if (bytes > pictureBytesMax)
    throw new TooLargeError(`its pictures have ${bytes} bytes in all, at most ${pictureBytesMax}`);
  const images: Record<string, RenderFile> = {};
  for (const [url, level] of levels) {
    const file = level ? await loadFile(ctx, level) : undrawable;
    if (file) images[url] = file;
  }
  return { scene, fonts: await loadFonts(ctx, fonts), images };
}

/** A placeholder for a file that is not a picture; drawing it reports the problem. */
const undrawable: RenderFile = { key: 'undrawable', bytes: new Uint8Array(0) };

/** Pictures were fully decoded at upload, so only their facts are needed. */
export async function loadPrintCheck(ctx: FileContext, scene: Scene): Promise<PrintCheck> {
  const { fonts, pictures } = await findSceneFiles(ctx, scene);
  const known: Record<string, PictureFacts> = {};
  for (const [url, { width, height, is_blank: isBlank }] of pictures) {
    if (width && height) known[url] = { width, height, isBlank };
  }
  return { scene, fonts: await loadFonts(ctx, fonts), pictures: known };
}

async function loadFonts(ctx: FileContext, fonts: SceneFiles['fonts']): Promise<Record<string, RenderFile>> {
  const loaded: Record<string, RenderFile> = {};
  for (const [name, { key }] of Object.entries(fonts)) {
    const file = await loadFile(ctx, { key, range: undefined });
    if (file) loaded[name] = file;
  }
  return loaded;
}

/**
 * Undefined for a missing file. An unavailable store is not a missing file: that error is thrown, so that it is
 * retried.
 */
async function loadFile(ctx: FileContext, location: FileLocation): Promise<RenderFile | undefined> {
  const key = location.range ? `${location.key} ${location.range.start}` : location.key;
  try {
    const bytes = await cache.fetch(key, { context: { ctx, location } });
    return bytes && { key, bytes };
  } catch (error) {
    if (await ctx.platform.store.head(location.key)) throw error;
    return undefined;
  }
}
