import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '@platen/design/scene';
import sharp from 'sharp';
import { type Drawing, encodeImage, loadAssets, render } from '../src/node.ts';
import type { Image } from './compare.ts';
import { corpusSource } from './files.node.ts';

const goldensDir = join(import.meta.dirname, 'goldens');

export async function drawOnServer(scene: Scene): Promise<Drawing> {
  return render(scene, await loadAssets(scene, corpusSource));
}

/** The accepted image of a scene; undefined for a new scene. */
export async function readGolden(name: string): Promise<Image | undefined> {
  const path = join(goldensDir, `${name}.png`);
  if (!existsSync(path)) return undefined;
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export async function writeGolden(name: string, drawing: Drawing): Promise<void> {
  mkdirSync(goldensDir, { recursive: true });
  writeFileSync(join(goldensDir, `${name}.png`), await encodePng(drawing));
}

export function encodePng(image: Image): Promise<Uint8Array> {
  const drawing = {
    ...image,
    data: new Uint8ClampedArray(image.data),
    isOpaque: false,
    findings: [],
    bounds: new Map(),
    codes: [],
  };
  return encodeImage(drawing, { format: 'png', quality: 100, dpi: 72 });
}
