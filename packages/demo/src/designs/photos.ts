import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Context, circle, clipped, fill, rounded } from '../catalogue/board.ts';
import { fade, mix } from '../catalogue/color.ts';
import { flatDesign } from '../catalogue/flats/flat-design.ts';
import { linear, radial } from '../catalogue/light.ts';
import { type Palette, palettes } from '../catalogue/palettes.ts';
import { seededRandom } from '../catalogue/random.ts';

type Frame = { readonly width: number; readonly height: number };

/** Samples of a customer's photo. */
const subjects = { cat: paintCat, lake: paintLake } satisfies Record<string, (context: Context, frame: Frame) => void>;
export type PhotoSubject = keyof typeof subjects;

export function paintPhoto(subject: PhotoSubject, frame: Frame): Canvas {
  const canvas = createCanvas(frame.width, frame.height);
  const context = canvas.getContext('2d');
  subjects[subject](context, frame);
  darkenCorners(context, frame);
  return canvas;
}

/** A cat at a window in the evening, with the lights behind it out of focus. */
function paintCat(context: Context, { width, height }: Frame): void {
  const palette = palettes.coral;
  context.fillStyle = linear(context, { x: 0, y: 0 }, { x: width * 0.3, y: height }, [
    [0, '#35508f'],
    [0.5, '#8a7cc0'],
    [1, '#f0a58c'],
  ]);
  context.fillRect(0, 0, width, height);
  paintLights(context, { width, height }, palette);
  const side = width * 0.86;
  const middle = { x: width / 2, y: height * 0.53 };
  context.save();
  context.shadowColor = fade('#3b1738', 0.5);
  context.shadowBlur = width * 0.06;
  context.shadowOffsetY = width * 0.03;
  const cat = createCanvas(Math.ceil(side), Math.ceil(side));
  flatDesign({ motif: 'cat', palette: 'coral' }).emblem(cat.getContext('2d'), {
    x: 0,
    y: 0,
    width: side,
    height: side,
  });
  context.drawImage(cat, middle.x - side / 2, middle.y - side / 2);
  context.restore();
}

function paintLights(context: Context, { width, height }: Frame, palette: Palette): void {
  const random = seededRandom('lights');
  const colors = ['#fff3d0', palette.accent, '#ffb7c5', '#ffe0b0'] as const;
  const count = Math.round((26 * height) / width);
  for (let index = 0; index < count; index += 1) {
    const radius = width * random.between(0.03, 0.1);
    const at = { x: random.between(0, width), y: random.between(0, height * 0.8) };
    context.fillStyle = radial(context, at, radius, [
      [0, fade(random.pick(colors), 0.3)],
      [0.85, fade(random.pick(colors), 0.34)],
      [1, fade('#ffffff', 0)],
    ]);
    context.fill(circle(at.x, at.y, radius));
  }
}

/** Mountains and their reflection in a lake. */
function paintLake(context: Context, { width, height }: Frame): void {
  const shore = Math.round(height * 0.64);
  const view = createCanvas(width, shore);
  flatDesign({ motif: 'mountains', palette: 'teal' }).cover(view.getContext('2d'), {
    x: 0,
    y: 0,
    width,
    height: shore,
  });
  context.drawImage(view, 0, 0);
  context.save();
  context.translate(0, shore * 2 - 2);
  context.scale(1, -1);
  context.drawImage(view, 0, 0);
  context.restore();
  clipped(context, rounded({ x: 0, y: shore, width, height: height - shore }, 0), () => {
    context.fillStyle = linear(context, { x: 0, y: shore }, { x: 0, y: height }, [
      [0, fade('#0f5f70', 0.2)],
      [1, fade('#0b3d55', 0.62)],
    ]);
    context.fillRect(0, shore, width, height - shore);
    const random = seededRandom('ripples');
    for (let index = 0; index < 60; index += 1) {
      const y = shore + random.next() ** 1.6 * (height - shore);
      const length = random.between(0.03, 0.16) * width;
      const ripple = { x: random.between(-0.1, 1) * width, y, width: length, height: height * 0.004 };
      fill(context, rounded(ripple, ripple.height / 2), fade('#ffffff', random.between(0.08, 0.3)));
    }
  });
  context.fillStyle = radial(context, { x: width * 0.64, y: shore * 0.34 }, width * 0.5, [
    [0, fade(mix(palettes.teal.accent, '#ffffff', 0.5), 0.5)],
    [1, fade('#ffffff', 0)],
  ]);
  context.fillRect(0, 0, width, height);
}

function darkenCorners(context: Context, { width, height }: Frame): void {
  context.fillStyle = radial(context, { x: width / 2, y: height / 2 }, Math.hypot(width, height) / 2, [
    [0.55, fade('#1a1030', 0)],
    [1, fade('#1a1030', 0.34)],
  ]);
  context.fillRect(0, 0, width, height);
}
