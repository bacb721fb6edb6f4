import { randomInt } from 'node:crypto';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';

/**
 * The characters, as strokes on a grid of 4 by 6. They are our own, so that no font is needed; characters that people
 * confuse are left out (0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V).
 */
const strokes: Record<string, string> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3 2,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '4,0 4,5 3,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  '3': '0,0 4,0 2,2 4,3 4,5 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '6': '4,0 2,0 0,3 0,5 1,6 3,6 4,5 4,4 3,3 0,3',
  '7': '0,0 4,0 1,6',
  '9': '4,3 1,3 0,2 0,1 1,0 3,0 4,1 4,3 2,6',
};
const alphabet = Object.keys(strokes);
const length = 4;
const colors = ['#4a51dd', '#1a62b3', '#a82c73', '#0d7049', '#8f5600'];
const widthPx = 132;
const heightPx = 44;
const pixelRatio = 2;
/** Enough for smooth edges; more colors would only make the picture larger. */
const colorsMax = 16;

export function randomCaptchaText(): string {
  return Array.from({ length }, () => pick(alphabet)).join('');
}

export function drawCaptcha(text: string): Promise<Buffer> {
  const canvas = createCanvas(widthPx * pixelRatio, heightPx * pixelRatio);
  const context = canvas.getContext('2d');
  context.scale(pixelRatio, pixelRatio);
  // The console's `--bg`, in which the picture lies: on phones there is some of it on both sides.
  context.fillStyle = '#f6f7fb';
  context.fillRect(0, 0, widthPx, heightPx);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const cell = (widthPx - 16) / text.length;
  [...text].forEach((character, index) => drawCharacter(context, character, 8 + cell * (index + 0.5)));
  for (let line = 0; line < 3; line++) drawNoise(context);
  const { width, height } = canvas;
  const pixels = context.getImageData(0, 0, width, height).data;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colors: colorsMax, dither: 0 })
    .toBuffer();
}

function drawCharacter(context: SKRSContext2D, character: string, centreX: number): void {
  context.save();
  context.translate(centreX + jitter(3), heightPx / 2 + jitter(4));
  context.rotate(jitter(0.38));
  context.transform(1, jitter(0.12), jitter(0.25), 1, 0, 0);
  const unit = 3.9 + jitter(0.5);
  context.strokeStyle = pick(colors);
  context.lineWidth = 2.7 + jitter(0.5);
  for (const stroke of (strokes[character] ?? '').split('|')) {
    context.beginPath();
    for (const point of stroke.split(' ')) {
      const [x = 0, y = 0] = point.split(',').map(Number);
      context.lineTo((x - 2) * unit + jitter(0.7), (y - 3) * unit + jitter(0.7));
    }
    context.stroke();
  }
  context.restore();
}

/** Curves in the colors of the letters, so that a simple threshold cannot remove them. */
function drawNoise(context: SKRSContext2D): void {
  const y = () => randomInt(4, heightPx - 4);
  context.strokeStyle = pick(colors);
  context.globalAlpha = 0.45;
  context.lineWidth = 1.4;
  context.beginPath();
  context.moveTo(0, y());
  context.bezierCurveTo(widthPx / 3, y(), (2 * widthPx) / 3, y(), widthPx, y());
  context.stroke();
  context.globalAlpha = 1;
}

function jitter(most: number): number {
  return (randomInt(-1000, 1001) / 1000) * most;
}

function pick<T>(items: readonly T[]): T {
  return items[randomInt(items.length)] as T;
}
