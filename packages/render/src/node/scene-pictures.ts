import { imagePixelsMax } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import { listAssets } from '@platen/design/scene';
import type { Asset } from '../assets.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { type NewWords, readLevel, readLevelHead } from '../images/level-file.ts';
import { fromLevel, levelToCover, type Picture, sizeAt } from '../images/levels.ts';
import { shownSizes } from '../images/shown-sizes.ts';
import { TooLargeError } from '../limits.ts';
import { inflate } from './inflate.ts';
import type { RenderFile, RenderRequest } from './job.ts';

const cacheMaxBytes = 128 * 1024 * 1024;
/** Larger pictures are not cached. Most of them are photos of one customer, which the next order does not show. */
const cachedPictureMaxBytes = 32 * 1024 * 1024;

/** The pixels that all pictures of a scene may have together: twice those of the largest image that may be drawn. */
const scenePixelsMax = 2 * imagePixelsMax;

const pictures = new BoundedCache<Picture>(cacheMaxBytes);
/**
 * The keys of pictures that were drawn before. A picture is cached only when it is drawn for the second time, because
 * most pictures are a customer's photo that is never drawn again. Its pixels would reach the old generation of the
 * heap, and collecting them there takes longer than reading the few repeated pictures twice.
 */
const drawnOnce = new BoundedCache<true>(1000);

/** Allocators for pixels that are cached for the next images, and for pixels that are used for one image only. */
interface PictureAllocators {
  readonly cached: NewWords;
  readonly transient: NewWords;
}

/**
 * Reads the pictures of a scene one after the other, each at the smallest level that is sufficient to draw it. Throws a
 * `TooLargeError` before anything is decoded if together they have more pixels than memory may hold.
 * @param scale the size of the image relative to the scene
 * @param allocators for the pixels of the pictures
 */
export async function openPictures(
  { scene, images }: RenderRequest,
  scale: number,
  allocators: PictureAllocators,
): Promise<Map<string, Asset<Picture>>> {
  const opened = new Map<string, Asset<Picture>>();
  const shown = shownSizes(scene, scale);
  const found: (LevelToOpen & { readonly url: string })[] = [];
  for (const url of listAssets(scene).images) {
    const file = Object.hasOwn(images, url) ? images[url] : undefined;
    const head = file && readLevelHead(file.bytes);
    if (file && head) {
      const level = Math.max(head.level, levelToCover(head, shown.get(url)));
      found.push({ url, file, level, held: sizeAt(head, level) });
    } else opened.set(url, { state: file ? 'damaged' : 'missing' });
  }
  checkPixels(found.map(({ held }) => held));
  for (const { url, ...place } of found) opened.set(url, await openPicture(place, allocators));
  return opened;
}

function checkPixels(sizes: readonly Size[]): void {
  const pixels = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  if (pixels <= scenePixelsMax) return;
  throw new TooLargeError(`its pictures have ${pixels} px in all, at most ${scenePixelsMax} px`);
}

interface LevelToOpen {
  readonly file: RenderFile;
  readonly level: number;
  readonly held: Size;
}

async function openPicture({ file, level, held }: LevelToOpen, allocators: PictureAllocators): Promise<Asset<Picture>> {
  const key = `${file.key} ${level}`;
  const known = pictures.get(key);
  if (known) return { state: 'ready', value: known };
  const byteCount = held.width * held.height * 4;
  const isCached = byteCount <= cachedPictureMaxBytes && drawnOnce.get(key) === true;
  try {
    const picture = fromLevel(
      await readLevel(file.bytes, inflate, isCached ? allocators.cached : allocators.transient),
      level,
    );
    if (isCached) pictures.set(key, picture, byteCount);
    drawnOnce.set(key, true);
    return { state: 'ready', value: picture };
  } catch {
    return { state: 'damaged' };
  }
}
