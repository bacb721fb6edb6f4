import { imagePixelsMax } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import { listAssets } from '@platen/design/scene';
import type { Asset } from '../assets.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { fromLevel, type Picture, sizeAt } from '../images/levels.ts';
import { TooLargeError } from '../limits.ts';
import { decodeImage, readImageSize } from './decode-image.ts';
import type { RenderFile, RenderRequest } from './job.ts';
import { shownLevels } from './shown-levels.ts';
import { shownSizes } from './shown-sizes.ts';

const pixelBytesKept = 128 * 1024 * 1024;
/** A larger picture is a customer's photo, which the next order does not have. */
const pixelBytesKeptEach = 32 * 1024 * 1024;

/** Of all pictures of an image together, whatever their number: twice the largest image that may be drawn. */
const scenePixelsMax = 2 * imagePixelsMax;

const pictures = new BoundedCache<Picture>(pixelBytesKept);

/**
 * The pictures of a scene, decoded one after the other, each held no larger than it takes to draw it. Those that are more
 * than memory can hold together are refused.
 * @param scale how much larger the image is than the scene
 * @param isExact whether pictures are read as they are: to the last pixel what a browser shows
 */
export async function decodePictures(
  { scene, images }: RenderRequest,
  scale: number,
  isExact: boolean,
): Promise<Map<string, Asset<Picture>>> {
  const decoded = new Map<string, Asset<Picture>>();
  const sizes = new Map<string, Size>();
  for (const url of listAssets(scene).images) {
    const file = Object.hasOwn(images, url) ? images[url] : undefined;
    const size = file && (await readImageSize(file.bytes).catch(() => undefined));
    if (size) sizes.set(url, size);
    else decoded.set(url, { state: file ? 'damaged' : 'missing' });
  }
  const levels = shownLevels(scene, scale, sizes);
  checkPixels([...sizes].map(([url, size]) => sizeAt(size, levels.get(url) ?? 0)));
  const shown = isExact ? new Map<string, Size>() : shownSizes(scene, scale);
  for (const url of sizes.keys()) {
    const how = { level: levels.get(url) ?? 0, cover: shown.get(url) };
    decoded.set(url, await decodePicture(images[url] as RenderFile, how));
  }
  return decoded;
}

function checkPixels(sizes: readonly Size[]): void {
  const pixels = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  if (pixels <= scenePixelsMax) return;
  throw new TooLargeError(`its pictures have ${pixels} px in all, at most ${scenePixelsMax} px`);
}

/** A picture as large as its level; or read no larger than it takes to cover a frame, which is another picture. */
async function decodePicture(
  { key, bytes }: RenderFile,
  { level, cover }: { level: number; cover: Size | undefined },
): Promise<Asset<Picture>> {
  const fullKey = cover ? `${key} ${cover.width}x${cover.height}` : `${key} ${level}`;
  const known = pictures.find(fullKey);
  if (known) return { state: 'ready', value: known };
  try {
    const picture = cover ? await decodeImage(bytes, { cover }) : fromLevel(await decodeImage(bytes), level);
    const weight = picture.pixels.data.length;
    if (weight <= pixelBytesKeptEach) pictures.keep(fullKey, picture, weight);
    return { state: 'ready', value: picture };
  } catch {
    return { state: 'damaged' };
  }
}
