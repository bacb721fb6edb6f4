import { createCanvas, loadImage } from '@napi-rs/canvas';
import { invert, type Matrix, multiply, rotation, transformPoint, translation } from '@platen/design/geometry';
import { sceneOf } from '@platen/design/scene';
import { loadAssets, prepareInMemory, render } from '@platen/render/node';
import sharp from 'sharp';
import { pictureLayer } from './materials.ts';

/**
 * The accuracy of drawn pictures, in dB. The reference is a continuous scene, sampled at the pixels of the source and
 * at those of the result. Compared with lanczos3 and cubic of sharp, and with the best mode of Skia.
 */
export interface Quality {
  readonly name: string;
  readonly ours: number;
  readonly skia: number;
  /** With lanczos3 and cubic; empty if sharp cannot do it. */
  readonly sharp: readonly number[];
}

const source = { width: 420, height: 280 };
const samplesInPixel = 5;
/** The border of the picture is left out, because it depends on what lies beyond it. */
const marginPx = 6;

interface Way {
  readonly name: string;
  readonly size: { width: number; height: number };
  /** The position of the picture on the canvas and its rotation about its center. */
  readonly place: { left: number; top: number; width: number; height: number; rotate: number };
  readonly isScaledOnly: boolean;
  /** With camera noise on every pixel of the source; the reference is then computed from those pixels. */
  readonly isNoisy?: boolean;
}

/** With the aspect ratio of the source, so that the picture covers its frame undistorted. */
const scaled = (name: string, scale: number): Way => {
  const size = { width: Math.round(source.width * scale), height: Math.round(source.height * scale) };
  return { name, size, place: { left: 0, top: 0, ...size, rotate: 0 }, isScaledOnly: true };
};

const ways: readonly Way[] = [
  scaled('0.1', 0.1),
  scaled('0.37', 156 / 420),
  { ...scaled('noisy_0.2', 0.2), isNoisy: true },
  scaled('1.7', 1.7),
  {
    name: 'turned',
    size: { width: 280, height: 190 },
    place: { left: -70, top: -45, ...source, rotate: 13 },
    isScaledOnly: false,
  },
  { name: 'shifted', size: source, place: { left: 0.5, top: 0.5, ...source, rotate: 0 }, isScaledOnly: false },
  {
    name: 'reduced_and_shifted',
    size: { width: 156, height: 104 },
    place: { left: 0.5, top: 0.5, width: 156, height: 104, rotate: 0 },
    isScaledOnly: false,
  },
];

/** A continuous scene of smooth gradients, fine waves and sharp edges, not aligned with any pixel grid. */
function truthAt(x: number, y: number): [number, number, number] {
  const u = x / source.width;
  const v = y / source.height;
  const waves = Math.sin(x * 0.21 + y * 0.13) * 30 + Math.sin(x * 0.05 - y * 0.33) * 25;
  const disc = Math.hypot(x - 201.7, y - 143.2) < 77.3 ? 60 : 0;
  const slant = (x * 0.37 + y * 0.71) % 83 < 19 ? -40 : 0;
  const each = (base: number, share: number) => Math.min(255, Math.max(0, base + waves * share + disc + slant));
  return [each(90 + 90 * u, 1), each(110 + 60 * v, 0.7), each(150 - 80 * u * v, -0.8)];
}

/** Straight RGBA of the scene, sampled at the pixels of a canvas. */
function look({ width, height }: { width: number; height: number }, toTruth: Matrix): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const sum = [0, 0, 0];
    for (let sample = 0; sample < samplesInPixel ** 2; sample++) {
      const { x, y } = transformPoint(toTruth, {
        x: (pixel % width) + ((sample % samplesInPixel) + 0.5) / samplesInPixel,
        y: Math.floor(pixel / width) + (Math.floor(sample / samplesInPixel) + 0.5) / samplesInPixel,
      });
      for (const [channel, value] of truthAt(x, y).entries()) sum[channel] = (sum[channel] ?? 0) + value;
    }
    for (const [channel, value] of sum.entries()) data[pixel * 4 + channel] = Math.round(value / samplesInPixel ** 2);
  }
  return data;
}

function matrixOf({ place: { left, top, width, height, rotate } }: Way): Matrix {
  const middle = translation(left + width / 2, top + height / 2);
  const scale: Matrix = [width / source.width, 0, 0, height / source.height, 0, 0];
  return multiply(
    multiply(multiply(middle, rotation(rotate)), scale),
    translation(-source.width / 2, -source.height / 2),
  );
}

function decibels(found: Uint8Array | Uint8ClampedArray, truth: Buffer, { width, height }: Way['size']): number {
  let sum = 0;
  let count = 0;
  for (let y = marginPx; y < height - marginPx; y++) {
    for (let x = marginPx; x < width - marginPx; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 4 + channel;
        sum += ((found[at] ?? 0) - (truth[at] ?? 0)) ** 2;
        count++;
      }
    }
  }
  return 10 * Math.log10((255 * 255 * count) / sum);
}

/** The same noise in every run. */
function withNoise(pixels: Buffer): Buffer {
  let state = 1;
  return pixels.map((value, at) => {
    if (at % 4 === 3) return value;
    let sum = 0;
    for (let each = 0; each < 4; each++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      sum += (state >>> 16) / 65_536 - 0.5;
    }
    return Math.min(255, Math.max(0, Math.round(value + sum * noiseSwing)));
  }) as Buffer;
}

const noiseSwing = 60;

/** The mean of the source pixels below each pixel, for an integer reduction. */
function meansOf(pixels: Buffer, { width, height }: Way['size']): Buffer {
  const factor = source.width / width;
  const means = Buffer.alloc(width * height * 4, 255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [left, top] = [(pixel % width) * factor, Math.floor(pixel / width) * factor];
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0;
      for (let y = top; y < top + factor; y++) {
        for (let x = left; x < left + factor; x++) sum += pixels[(y * source.width + x) * 4 + channel] ?? 0;
      }
      means[pixel * 4 + channel] = Math.round(sum / factor ** 2);
    }
  }
  return means;
}

/** A picture in the formats of all contenders. */
async function openSource(pixels: Buffer) {
  const raw = { width: source.width, height: source.height, channels: 4 as const };
  const photo = await sharp(pixels, { raw }).png().toBuffer();
  return { photo, pixels, image: await loadImage(photo), prepared: await prepareInMemory(photo) };
}

const sharpKernels = ['lanczos3', 'cubic'] as const;

export async function measureQuality(): Promise<Quality[]> {
  const smooth = look(source, [1, 0, 0, 1, 0, 0]);
  const [plain, noisy] = [await openSource(smooth), await openSource(withNoise(smooth))];
  const measured: Quality[] = [];
  for (const way of ways) {
    const matrix = matrixOf(way);
    const { photo, pixels, image, prepared } = way.isNoisy ? noisy : plain;
    const truth = way.isNoisy ? meansOf(pixels, way.size) : look(way.size, invert(matrix));
    const scene = sceneOf({ ...way.size, layers: [pictureLayer('photo', way.place)] });
    const assets = await loadAssets(scene, { font: async () => undefined, image: async () => prepared });
    const context = createCanvas(way.size.width, way.size.height).getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.setTransform(...matrix);
    context.drawImage(image, 0, 0);
    const skia = context.getImageData(0, 0, way.size.width, way.size.height).data;
    const bySharp: number[] = [];
    for (const kernel of way.isScaledOnly ? sharpKernels : []) {
      const resized = sharp(photo).resize({ ...way.size, kernel, fit: 'fill' });
      bySharp.push(decibels(await resized.ensureAlpha().raw().toBuffer(), truth, way.size));
    }
    measured.push({
      name: way.name,
      ours: decibels(render(scene, assets).data, truth, way.size),
      skia: decibels(skia, truth, way.size),
      sharp: bySharp,
    });
  }
  return measured;
}
