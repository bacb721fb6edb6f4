import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Context, circle, fill, rounded, stroke } from '../catalogue/board.ts';
import { fade, lighten, mix } from '../catalogue/color.ts';
import { linear } from '../catalogue/light.ts';
import { type Palette, type PaletteName, palettes } from '../catalogue/palettes.ts';
import { seededRandom } from '../catalogue/random.ts';

type Paint = (context: Context, palette: Palette) => void;
type Painted = { width: number; height: number; enlarged?: number; paint: Paint };

/** Fills of letters, and backgrounds behind them. */
const materials = {
  foil: { width: 800, height: 400, paint: paintFoil },
  candy: { width: 800, height: 400, paint: paintCandy },
  seal: { width: 400, height: 400, paint: paintSeal },
  // Drawn at twice its nominal size, because it is printed on a bag.
  sun: { width: 600, height: 600, enlarged: 2, paint: paintSun },
  stripes: { width: 600, height: 600, paint: paintStripes },
  badges: { width: 1200, height: 1560, paint: paintBadges },
} satisfies Record<string, Painted>;
export type Material = keyof typeof materials;

export function paintMaterial(material: Material, palette: PaletteName): Canvas {
  const { width, height, enlarged = 1, paint }: Painted = materials[material];
  const canvas = createCanvas(width * enlarged, height * enlarged);
  const context = canvas.getContext('2d');
  context.scale(enlarged, enlarged);
  paint(context, palettes[palette]);
  return canvas;
}

function paintFoil(context: Context): void {
  context.fillStyle = linear(context, { x: 0, y: 0 }, { x: 800, y: 400 }, [
    [0, '#8a5a1c'],
    [0.18, '#f6dc92'],
    [0.32, '#c28a34'],
    [0.5, '#fff3c4'],
    [0.66, '#b97f2b'],
    [0.84, '#f3d382'],
    [1, '#94621f'],
  ]);
  context.fillRect(0, 0, 800, 400);
}

function paintCandy(context: Context, { main, accent, deep }: Palette): void {
  const bands = [main, accent, lighten(main, 0.35), mix(main, deep, 0.35), lighten(accent, 0.25)];
  const width = 64;
  context.fillStyle = main;
  context.fillRect(0, 0, 800, 400);
  for (let index = 0; index * width < 1300; index += 1) {
    context.fillStyle = bands[index % bands.length] ?? main;
    context.beginPath();
    context.moveTo(index * width, 0);
    context.lineTo((index + 1) * width, 0);
    context.lineTo((index + 1) * width - 400, 400);
    context.lineTo(index * width - 400, 400);
    context.fill();
  }
}

/** Cinnabar ink, which leaves small gaps. */
function paintSeal(context: Context): void {
  fill(context, rounded({ x: 14, y: 14, width: 372, height: 372 }, 46), '#b8352b');
  stroke(context, rounded({ x: 40, y: 40, width: 320, height: 320 }, 26), '#f7e4d4', 9);
  const random = seededRandom('seal');
  context.globalCompositeOperation = 'destination-out';
  for (let index = 0; index < 110; index += 1) {
    const edge = random.pick([random.between(4, 30), random.between(370, 396), random.between(20, 380)]);
    const across = random.between(10, 390);
    const [x, y] = random.next() < 0.5 ? [edge, across] : [across, edge];
    fill(context, circle(x, y, random.between(1.5, 6)), fade('#000000', 0.8));
  }
  context.globalCompositeOperation = 'source-over';
}

/** A wash of color as a background for letters. */
function paintSun(context: Context, { soft, main }: Palette): void {
  context.fillStyle = linear(context, { x: 120, y: 40 }, { x: 480, y: 560 }, [
    [0, fade(mix(soft, main, 0.15), 0.95)],
    [1, fade(lighten(soft, 0.4), 0.7)],
  ]);
  context.fill(circle(300, 300, 294));
}

function paintStripes(context: Context, { accent }: Palette): void {
  context.fillStyle = accent;
  context.fillRect(0, 0, 600, 600);
  context.fillStyle = mix(accent, '#ffffff', 0.35);
  context.rotate(-Math.PI / 4);
  for (let at = -900; at < 900; at += 106) context.fillRect(at, -100, 53, 1100);
}

/** The cut shapes of a sheet of badges, three in a row; the last position stays free below the lifted corner. */
function paintBadges(context: Context, { soft, accent, main }: Palette): void {
  const tones = [lighten(soft, 0.25), lighten(accent, 0.5), lighten(main, 0.72)];
  for (let index = 0; index < 11; index += 1) {
    const row = Math.floor(index / 3);
    const area = { x: 60 + (index % 3) * 368, y: 64 + row * 368, width: 340, height: 340 };
    fill(context, rounded(area, 76), tones[(index + row) % 3] ?? soft);
    const line = { x: area.x + 14, y: area.y + 14, width: 312, height: 312 };
    stroke(context, rounded(line, 64), fade('#ffffff', 0.9), 6);
  }
}
