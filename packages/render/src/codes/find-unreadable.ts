import { outset } from '@platen/design/geometry';
import type { Scene } from '@platen/design/scene';
import type { readBarcodes } from 'zxing-wasm/reader';
import type { Assets } from '../assets.ts';
import { imageSize, type Painter } from '../drawing.ts';
import type { Finding } from '../findings.ts';
import { pictureOf } from '../images/levels.ts';
import { onPaper } from '../raster/on-paper.ts';
import { intersect, pixelRectAround } from '../raster/surface.ts';
import type { SceneCode } from './scene-code.ts';
import { marginPx, turnBack } from './turn-back.ts';

/** Reads codes from pixels: a reader that shares nothing with the code that draws them. Each host finds its own. */
export type OpenCodeReader = () => Promise<typeof readBarcodes>;

/** An `ImageData`, which not every program that reads codes has a name for. */
type PixelsToRead = Parameters<typeof readBarcodes>[0];

/** Which of a scene's codes cannot be read from the pixels that will be printed, with what the assets let lie over them. */
export async function findUnreadable(
  painter: Painter,
  scene: Scene,
  assets: Assets,
  codes: readonly SceneCode[],
  openReader: OpenCodeReader,
): Promise<Finding[]> {
  const unreadable: Finding[] = [];
  for (const code of codes) {
    if (await isReadable(painter, scene, assets, code, await openReader())) continue;
    const { layer_id, layer_name, content } = code;
    unreadable.push({ kind: 'code_unreadable', layer_id, layer_name, detail: content });
  }
  return unreadable;
}

async function isReadable(
  painter: Painter,
  scene: Scene,
  assets: Assets,
  code: SceneCode,
  readCodes: typeof readBarcodes,
): Promise<boolean> {
  const image = { left: 0, top: 0, ...imageSize(scene, 1) };
  const part = intersect(pixelRectAround(outset(code.frame, 2 * marginPx)), image);
  if (!part) return false;
  const { data } = painter.draw(scene, assets, { part });
  onPaper(data);
  const drawn = { data, width: part.width, height: part.height };
  const isRead = async (pixels: typeof drawn) => {
    const toRead = { ...pixels, colorSpace: 'srgb' } as PixelsToRead;
    const read = await readCodes(toRead, { formats: [code.format], tryHarder: true });
    return read.some(({ text }) => text === code.content);
  };
  // A reader of pixels looks along rows and columns, and finds bars only that stand about upright; a scanner is turned.
  return (await isRead(drawn)) || (!isUpright(code) && (await isRead(turnBack(drawn, part, code))));
}

/** Its rows and columns are those of the image. */
function isUpright({ own: { matrix } }: SceneCode): boolean {
  const [a, b, c, d] = matrix;
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

const clearPicture = pictureOf({ width: 1, height: 1, data: new Uint8Array(4), isOpaque: false });

/** What lies over a code besides pictures is known without loading them. Of them, the print itself will tell. */
export function withClearPictures({ fonts, images }: Assets): Assets {
  return { fonts, images: new Map([...images.keys()].map((url) => [url, { state: 'ready', value: clearPicture }])) };
}
