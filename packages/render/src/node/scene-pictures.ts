import { imagePixelsMax } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import { listAssets } from '@platen/design/scene';
import type { Asset } from '../assets.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { TooLargeError } from '../limits.ts';
import type { Pixels } from '../raster/surface.ts';
import { decodeImage, readImageSize } from './decode-image.ts';
import type { RenderFile, RenderRequest } from './job.ts';

const pixelBytesKept = 128 * 1024 * 1024;
/** A larger picture is a customer's photo, which the next order does not have. */
const pixelBytesKeptEach = 32 * 1024 * 1024;

/** Of all pictures of an image together, whatever their number: twice the largest image that may be drawn. */
const scenePixelsMax = 2 * imagePixelsMax;

const pictures = new BoundedCache<Pixels>(pixelBytesKept);

interface PlannedPicture {
  readonly url: string;
  readonly file: RenderFile;
  readonly full: Size;
  /** As large as it takes to be shown, where that is known. */
  readonly shown: Size | undefined;
}

/**
 * The pictures of a scene, decoded one after the other. Those that are more than memory can hold together are read no
 * larger than they are shown, and refused where that is still too much.
 * @param shown how large each picture is shown, for those of which it can be told
 * @param isExact whether pictures that fit are read as they are, however small they are shown
 */
export async function decodePictures(
  { scene, images }: RenderRequest,
  shown: ReadonlyMap<string, Size>,
  isExact: boolean,
): Promise<Map<string, Asset<Pixels>>> {
  const decoded = new Map<string, Asset<Pixels>>();
  const planned: PlannedPicture[] = [];
  for (const url of listAssets(scene).images) {
    const file = Object.hasOwn(images, url) ? images[url] : undefined;
    const full = file && (await readImageSize(file.bytes).catch(() => undefined));
    if (file && full) planned.push({ url, file, full, shown: shown.get(url) });
    else decoded.set(url, { state: file ? 'damaged' : 'missing' });
  }
  const isAsShown = !isExact || pixelsOf(planned.map(({ full }) => full)) > scenePixelsMax;
  const sizes = planned.map(({ full, shown: wanted }) => (isAsShown && wanted ? coverSize(full, wanted) : full));
  const pixels = pixelsOf(sizes);
  if (pixels > scenePixelsMax)
    throw new TooLargeError(`its pictures have ${pixels} px in all, at most ${scenePixelsMax} px`);
  for (const { url, file, shown: wanted } of planned) {
    decoded.set(url, await decodePicture(file, isAsShown ? wanted : undefined));
  }
  return decoded;
}

async function decodePicture({ key, bytes }: RenderFile, cover: Size | undefined): Promise<Asset<Pixels>> {
  const fullKey = cover ? `${key} ${cover.width}x${cover.height}` : key;
  const known = pictures.find(fullKey);
  if (known) return { state: 'ready', value: known };
  try {
    const pixels = await decodeImage(bytes, { cover });
    const weight = pixels.data.length;
    if (weight <= pixelBytesKeptEach) pictures.keep(fullKey, pixels, weight);
    return { state: 'ready', value: pixels };
  } catch {
    return { state: 'damaged' };
  }
}

/** How large a picture is once it was made no larger than it takes to cover a frame. */
function coverSize(full: Size, frame: Size): Size {
  const scale = Math.min(1, Math.max(frame.width / full.width, frame.height / full.height));
  return { width: Math.ceil(full.width * scale), height: Math.ceil(full.height * scale) };
}

function pixelsOf(sizes: readonly Size[]): number {
  return sizes.reduce((sum, { width, height }) => sum + width * height, 0);
}
