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
/** A larger picture is a customer's photo, which the next order does not have. */
const cachedPictureMaxBytes = 32 * 1024 * 1024;

/** Of all pictures of an image together, whatever their number: twice the largest image that may be drawn. */
const scenePixelsMax = 2 * imagePixelsMax;

const pictures = new BoundedCache<Picture>(cacheMaxBytes);
/**
 * Keys of pictures that were drawn once. Most are a customer's photo, and are not drawn again: to keep its pixels would
 * make old garbage of them, which costs more to clear away than to read the few again that are.
 */
const drawnOnce = new BoundedCache<true>(1000);

/** For pixels that the next images may need, and for those that are read for one image alone. */
interface PictureAllocators {
  readonly cached: NewWords;
  readonly transient: NewWords;
}

/**
 * The pictures of a scene, read one after the other, each held no larger than it takes to draw it. Those that are more
 * than memory can hold together are refused.
 * @param scale how much larger the image is than the scene
 * @param room for their pixels
 */
export async function openPictures(
  { scene, images }: RenderRequest,
  scale: number,
  room: PictureAllocators,
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
  for (const { url, ...place } of found) opened.set(url, await openPicture(place, room));
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

async function openPicture({ file, level, held }: LevelToOpen, room: PictureAllocators): Promise<Asset<Picture>> {
  const key = `${file.key} ${level}`;
  const known = pictures.get(key);
  if (known) return { state: 'ready', value: known };
  const byteCount = held.width * held.height * 4;
  const isCached = byteCount <= cachedPictureMaxBytes && drawnOnce.get(key) === true;
  try {
    const picture = fromLevel(await readLevel(file.bytes, inflate, isCached ? room.cached : room.transient), level);
    if (isCached) pictures.set(key, picture, byteCount);
    drawnOnce.set(key, true);
    return { state: 'ready', value: picture };
  } catch {
    return { state: 'damaged' };
  }
}
