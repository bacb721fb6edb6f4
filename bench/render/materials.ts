import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { newTextItems } from '@platen/design/items';
import type { Layer } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import { type Scene, sceneOf } from '@platen/design/scene';
import type { RenderFile } from '@platen/render/node';
import sharp from 'sharp';

/** What every contender draws: the same pictures and texts at the same positions. */

const require = createRequire(new URL('../../packages/render/package.json', import.meta.url));
export const fontPath = require.resolve('@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf');
export const fontName = 'Ma Shan Zheng';
export const fontFile = fileOf(readFileSync(fontPath));

export const orderSidePx = 1500;
export const photoPlace = { left: 300, top: 150, width: 900, height: 675 };

export interface Words {
  readonly words: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly sizePx: number;
  readonly color: string;
}

export function wordsOf(order: number): Words[] {
  const place = { left: 100, width: 1300 };
  return [
    { ...place, words: `生日快乐 ${order}`, top: 880, sizePx: 150, color: '#b01030' },
    { ...place, words: `For Lily, number ${order}`, top: 1100, sizePx: 80, color: '#203050' },
    { ...place, words: '永远的朋友', top: 1260, sizePx: 110, color: '#506010' },
  ];
}

export function fileOf(bytes: Uint8Array, key = createHash('sha256').update(bytes).digest('hex')): RenderFile {
  return { key, bytes };
}

/** A photo like a camera's: smooth, with grain. */
export async function makePhoto(width: number, height: number, seed: number): Promise<Buffer> {
  const small = Buffer.from(
    Array.from({ length: 48 * 36 * 3 }, (_, at) => (at * (seed + 7) * 31 + (at % 97) * seed) % 256),
  );
  const smooth = sharp(small, { raw: { width: 48, height: 36, channels: 3 } }).resize(width, height, {
    kernel: 'cubic',
  });
  const grain = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 12 },
    },
  };
  const noise = await sharp(grain).jpeg({ quality: 90 }).toBuffer();
  const { data } = await smooth.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

const item = (value: string) => ({ label: '', editable: false, required: false, value });

export function pictureLayer(
  url: string,
  place: { left: number; top: number; width: number; height: number; rotate?: number },
): Layer {
  return newLayer('Image', { set: { id: `picture at ${place.left}`, ...place, url: item(url) } });
}

export function wordsLayer({ words, left, top, width, sizePx, color }: Words): Layer {
  const textItems = { ...newTextItems(words), color: item(color), font_family: item(fontName) };
  return newLayer('TextRect', {
    set: { id: `words at ${top}`, left, top, width, height: sizePx * 1.5, font_size: sizePx, ...textItems },
  });
}

export function orderScene(order: number, urls: { ground: string; photo: string }): Scene {
  const side = { width: orderSidePx, height: orderSidePx };
  const pictures = [pictureLayer(urls.ground, { left: 0, top: 0, ...side }), pictureLayer(urls.photo, photoPlace)];
  return sceneOf({ ...side, layers: [...pictures, ...wordsOf(order).map(wordsLayer)] });
}
