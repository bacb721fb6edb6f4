import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { sceneOf } from '@platen/design/scene';
import { openRenderPool } from '@platen/render/node';
import sharp from 'sharp';
import { fileOf, fontFile, fontName, fontPath, makePhoto, pictureLayer, wordsLayer } from './materials.ts';
import { prepareAll } from './prepared.ts';

/** Renders one image of 26000 × 9200 with one contender in a separate process, so that its memory can be measured. */
const size = { width: 26_000, height: 9_200 };
const turned = { left: 1000, top: 1000, width: 8000, height: 6000, rotate: 5 };
const words = { words: '永远的朋友 2025', left: 10_000, top: 2000, width: 15_000, sizePx: 1800, color: '#b01030' };

export const contenders = {
  async ours(photo: Buffer, threads: number) {
    const url = new URL('../../packages/render/src/node/worker-from-source.mjs', import.meta.url);
    const pool = openRenderPool({ worker: { url, execArgv: [] }, count: threads });
    const layers = [
      pictureLayer('photo', { left: 0, top: 0, ...size }),
      pictureLayer('photo', turned),
      wordsLayer(words),
    ];
    const request = {
      scene: sceneOf({ ...size, layers }),
      fonts: { [fontName]: fontFile },
      images: { photo: fileOf(photo) },
    };
    let bytes = 0;
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        bytes += chunk.length;
        done();
      },
    });
    await pool.renderToPng(request, sink);
    await pool.close();
    return bytes;
  },

  async canvas(photo: Buffer) {
    return (await (await wholeCanvas(photo)).encode('png')).length;
  },

  async sharp(photo: Buffer, threads: number) {
    const canvas = await wholeCanvas(photo);
    sharp.concurrency(threads);
    const { data } = canvas.getContext('2d').getImageData(0, 0, size.width, size.height);
    const raw = { width: size.width, height: size.height, channels: 4 as const };
    return (await sharp(data, { raw, limitInputPixels: false }).png().toBuffer()).length;
  },
};

export type Contender = keyof typeof contenders;

async function wholeCanvas(photo: Buffer) {
  GlobalFonts.registerFromPath(fontPath, fontName);
  const image = await loadImage(photo);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, size.width, size.height);
  context.save();
  context.translate(turned.left + turned.width / 2, turned.top + turned.height / 2);
  context.rotate((turned.rotate * Math.PI) / 180);
  context.drawImage(image, -turned.width / 2, -turned.height / 2, turned.width, turned.height);
  context.restore();
  context.font = `${words.sizePx}px "${fontName}"`;
  context.textAlign = 'center';
  context.fillStyle = words.color;
  context.fillText(words.words, words.left + words.width / 2, words.top + words.sizePx);
  return canvas;
}

export interface BigImage {
  readonly seconds: number;
  readonly peakMb: number;
  readonly fileMb: number;
}

/** The photo for each contender: the upload itself, or its prepared level. Written once, by another process. */
export async function writeBigPhotos(folder: string): Promise<Record<Contender, string>> {
  const upload = await makePhoto(4000, 3000, 5);
  const [[level = upload] = []] = await prepareAll([upload]);
  const paths = { upload: join(folder, 'upload.jpg'), level: join(folder, 'level.png') };
  await writeFile(paths.upload, upload);
  await writeFile(paths.level, level);
  return { ours: paths.level, canvas: paths.upload, sharp: paths.upload };
}

export async function makeBigImage(contender: Contender, photoPath: string, threads: number): Promise<BigImage> {
  const photo = await readFile(photoPath);
  const startedAt = performance.now();
  const bytes = await contenders[contender](photo, threads);
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, peakMb: peakMemoryMb(), fileMb: bytes / 1e6 };
}

/**
 * On Linux `maxRSS` of a child starts with the peak of its parent; the kernel's value for the process alone is correct.
 */
function peakMemoryMb(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const peakKb = /VmHWM:\s*(\d+)/.exec(status)?.[1];
  return (peakKb === undefined ? process.resourceUsage().maxRSS : Number(peakKb)) / 1024;
}
