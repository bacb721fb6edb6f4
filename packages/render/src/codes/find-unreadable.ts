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

/**
 * Opens a reader of codes, which each host loads in its own way. The reader is a separate library that shares no code
 * with the encoders, so that it cannot repeat their mistakes.
 */
export type OpenCodeReader = () => Promise<typeof readBarcodes>;

/** `ImageData`, derived from the reader because not every TypeScript project that includes this file declares it. */
type PixelsToRead = Parameters<typeof readBarcodes>[0];

/** Draws each code of a scene with everything that covers it, and reports those that cannot be read from the pixels. */
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
  // The reader scans rows and columns, so it finds only bars that are roughly parallel to them. A handheld scanner can
  // be rotated, so a rotated code is also read upright.
  return (await isRead(drawn)) || (!isUpright(code) && (await isRead(turnBack(drawn, part, code))));
}

/** True if the code is rotated by quarter turns only, so that its modules lie along rows and columns of the image. */
function isUpright({ own: { matrix } }: SceneCode): boolean {
  const [a, b, c, d] = matrix;
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

const clearPicture = pictureOf({ width: 1, height: 1, data: new Uint8Array(4), isOpaque: false });

/**
 * Replaces all pictures by transparent ones. This finds codes that anything else covers without loading pictures at
 * full size; codes that pictures cover are found before printing, with the real assets.
 */
export function withClearPictures({ fonts, images }: Assets): Assets {
  return { fonts, images: new Map([...images.keys()].map((url) => [url, { state: 'ready', value: clearPicture }])) };
}
