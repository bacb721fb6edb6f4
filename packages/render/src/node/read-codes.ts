import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { outset } from '@platen/design/geometry';
import type { Scene } from '@platen/design/scene';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Assets } from '../assets.ts';
import type { SceneCode } from '../codes/scene-code.ts';
import { imageSize, type Painter } from '../drawing.ts';
import type { Finding } from '../findings.ts';
import { onPaper } from './on-paper.ts';
import { intersect, pixelRectAround } from '../raster/surface.ts';

/**
 * What drawing would find, and whether every code can be read from the pixels that will be printed, with all that lies
 * over it: by a reader that shares nothing with the code that draws them.
 */
export async function inspectForPrint(painter: Painter, scene: Scene, assets: Assets): Promise<readonly Finding[]> {
  const { findings, codes } = painter.inspect(scene, assets);
  return [...findings, ...(await findUnreadable(painter, scene, assets, codes))];
}

/** Which of a scene's codes cannot be read with what the assets let lie over them. */
export async function findUnreadable(
  painter: Painter,
  scene: Scene,
  assets: Assets,
  codes: readonly SceneCode[],
): Promise<Finding[]> {
  const unreadable: Finding[] = [];
  for (const code of codes) {
    if (await isReadable(painter, scene, assets, code)) continue;
    const { layer_id, layer_name, content } = code;
    unreadable.push({ kind: 'code_unreadable', layer_id, layer_name, detail: content });
  }
  return unreadable;
}

/** An `ImageData`, which not every program that reads codes has a name for. */
type PixelsToRead = Parameters<typeof readBarcodes>[0];

/** Of the room around a code, as much as a reader needs to find its edge. */
const marginPx = 8;

async function isReadable(painter: Painter, scene: Scene, assets: Assets, code: SceneCode): Promise<boolean> {
  const image = { left: 0, top: 0, ...imageSize(scene, 1) };
  const part = intersect(pixelRectAround(outset(code.frame, marginPx)), image);
  if (!part) return false;
  const { data } = painter.draw(scene, assets, { part });
  onPaper(data);
  prepareReader();
  const pixels = { data, width: part.width, height: part.height, colorSpace: 'srgb' } as PixelsToRead;
  const read = await readBarcodes(pixels, { formats: [code.format], tryHarder: true });
  return read.some(({ text }) => text === code.content);
}

let isPrepared = false;

/** From the package's own file: by itself the reader would fetch it over the network. */
function prepareReader(): void {
  if (isPrepared) return;
  isPrepared = true;
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
}
