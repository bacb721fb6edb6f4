import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DrawingOutput } from '@platen/design/drawing-plan';
import type { Size } from '@platen/design/geometry';
import { listAssets, type Scene } from '@platen/design/scene';
import type { StoredBlob } from '@platen/model/blobs';
import {
  type PrintCheck,
  type RenderFile,
  type RenderRequest,
  rendererVersion,
  TooLargeError,
} from '@platen/render/node';
import { LRUCache } from 'lru-cache';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { findBlobByUrl, openBlob } from '../blobs/blobs.service.ts';
import { findFontLibrariesByName } from '../../catalogue/font-libraries/font-libraries.service.ts';

interface SceneFile {
  key: string;
  checksum: string;
  byteSize: number;
  /** Of a picture. */
  size: Size | undefined;
}

/** Of all pictures of an image, which are in memory together when it is drawn. */
const pictureBytesMax = 1024 * 1024 * 1024;

/** The files that a scene names and that exist; what it names and does not exist is found out when it is drawn. */
export interface SceneFiles {
  fonts: Record<string, SceneFile>;
  images: Record<string, SceneFile>;
}

/** Backgrounds and fonts are the same for every order of a template. One that two renders want at once is read once. */
const cache = new LRUCache<string, Buffer, FileContext>({
  maxSize: 256 * 1024 * 1024,
  maxEntrySize: 64 * 1024 * 1024,
  // It counts nothing as an error, and an empty file is no less a file.
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: async (key, _, { context }) => buffer(await openBlob(context, { key })),
});

export async function findSceneFiles(ctx: FileContext, scene: Scene): Promise<SceneFiles> {
  const names = listAssets(scene);
  const files: SceneFiles = { fonts: {}, images: {} };
  for (const font of await findFontLibrariesByName(ctx, names.fonts)) {
    const blob = await findBlobByUrl(ctx.db, font.font_file.url);
    if (blob) files.fonts[font.name] = sceneFileOf(blob);
  }
  for (const url of names.images) {
    const blob = await findBlobByUrl(ctx.db, url);
    if (blob) files.images[url] = sceneFileOf(blob);
  }
  return files;
}

function sceneFileOf({ key, checksum, byte_size, metadata: { width, height } }: StoredBlob): SceneFile {
  const size = width === undefined || height === undefined ? undefined : { width, height };
  return { key, checksum, byteSize: byte_size, size };
}

/**
 * What the pixels depend on, and nothing else. A picture counts by its bytes and not by its address, and the order of
 * keys, which the database does not keep, not at all.
 */
export function digestOf(scene: Scene, files: SceneFiles, output: DrawingOutput): Buffer {
  const facts = canonical({ rendererVersion, output, scene, fonts: fontDigests(files) }, files.images);
  return createHash('sha256').update(JSON.stringify(facts)).digest();
}

function fontDigests({ fonts }: SceneFiles): Record<string, string> {
  return Object.fromEntries(Object.entries(fonts).map(([name, { checksum }]) => [name, checksum]));
}

function canonical(value: unknown, images: SceneFiles['images']): unknown {
  if (typeof value === 'string') return images[value]?.checksum ?? value;
  if (Array.isArray(value)) return value.map((item) => canonical(item, images));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, item]) => [name, canonical(item, images)]);
}

export async function loadRequest(ctx: FileContext, scene: Scene): Promise<RenderRequest> {
  const files = await findSceneFiles(ctx, scene);
  const bytes = Object.values(files.images).reduce((sum, { byteSize }) => sum + byteSize, 0);
  if (bytes > pictureBytesMax)
    throw new TooLargeError(`its pictures have ${bytes} bytes in all, at most ${pictureBytesMax}`);
  return { scene, fonts: await loadFiles(ctx, files.fonts), images: await loadFiles(ctx, files.images) };
}

/** Pictures were decoded whole when they came in: how large they are is all that is to be known of them. */
export async function loadPrintCheck(ctx: FileContext, scene: Scene): Promise<PrintCheck> {
  const { fonts, images } = await findSceneFiles(ctx, scene);
  const known = Object.entries(images).flatMap(([url, { size }]) => (size ? [[url, size] as const] : []));
  return { scene, fonts: await loadFiles(ctx, fonts), pictureSizes: Object.fromEntries(known) };
}

async function loadFiles(ctx: FileContext, files: Record<string, SceneFile>): Promise<Record<string, RenderFile>> {
  const loaded: Record<string, RenderFile> = {};
  for (const [name, { key }] of Object.entries(files)) {
    const bytes = await readFile(ctx, key);
    if (bytes) loaded[name] = { key, bytes };
  }
  return loaded;
}

/** Nothing for a file that is gone. A store that cannot answer now is no missing file: that must be tried again. */
async function readFile(ctx: FileContext, key: string): Promise<Buffer | undefined> {
  try {
    return await cache.fetch(key, { context: ctx });
  } catch (error) {
    if (await ctx.platform.store.head(key)) throw error;
    return undefined;
  }
}
