import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { boardSize, type Context, placed } from '../catalogue/board.ts';
import type { Design } from '../catalogue/design.ts';
import { type BodyTone, bodyColor, inksOn, type PaletteName, palettes } from '../catalogue/palettes.ts';
import { type ProductName, products } from '../catalogue/products/registry.ts';
import { seededRandom } from '../catalogue/random.ts';
import { registerDemoFonts } from '../node/font-files.ts';

/** A product with a transparent print area: drawn over a design, it adds its own edges, folds and gloss. */
export type Mockup = {
  readonly kind: 'mockup';
  readonly product: ProductName;
  readonly palette: PaletteName;
  readonly body?: BodyTone;
  /** `cover` by default: the whole printable side is transparent. */
  readonly coverage?: 'emblem' | 'cover';
  readonly isTurned?: boolean;
  /** Rotates the scene about its center, so that a product that is drawn at an angle becomes upright. */
  readonly turn?: number;
  /** A smaller product behind it with a transparent print area of its own. */
  readonly companion?: { readonly palette: PaletteName; readonly body?: BodyTone; readonly isTurned?: boolean };
};

/** The color of the unprinted product, which is drawn below the transparent area. */
export function bareColor({ palette, body = 'white' }: Mockup): string {
  return bodyColor(palettes[palette], body);
}

/**
 * Products do not tell where and how strongly their print is visible. So the product is painted twice, with a black and
 * with a white print: equal pixels are not printed, and the difference of the others is the transparency. The black
 * version contains what lies over the print.
 */
export function paintMockup(spec: Mockup, sidePx: number): Canvas {
  registerDemoFonts();
  const black = paintPrinted(spec, sidePx, '#000000');
  const white = paintPrinted(spec, sidePx, '#ffffff');
  const context = black.getContext('2d');
  const picture = context.getImageData(0, 0, sidePx, sidePx);
  const over = picture.data;
  const bright = white.getContext('2d').getImageData(0, 0, sidePx, sidePx).data;
  for (let at = 0; at < over.length; at += 4) {
    // Green is sufficient, because all three channels differ equally.
    const clear = (bright[at + 1] ?? 0) - (over[at + 1] ?? 0);
    if (clear <= 0) continue;
    const alpha = 255 - clear;
    for (let channel = at; channel < at + 3; channel += 1) {
      over[channel] = alpha === 0 ? 0 : Math.min(255, ((over[channel] ?? 0) * 255) / alpha);
    }
    over[at + 3] = alpha;
  }
  context.putImageData(picture, 0, 0);
  return black;
}

function paintPrinted(spec: Mockup, sidePx: number, ink: string): Canvas {
  const canvas = createCanvas(sidePx, sidePx);
  const context = canvas.getContext('2d');
  context.scale(sidePx / boardSize, sidePx / boardSize);
  const palette = palettes[spec.palette];
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, boardSize, boardSize);
  const { draw } = products[spec.product];
  if (spec.companion) {
    const { companion } = spec;
    const own = { ...palettes[companion.palette], ground: palette.ground };
    placed(context, { x: 20, y: 26 }, 0, 0.64, () => draw(context, printedAll({ ...spec, ...companion }, ink), own));
    placed(context, { x: 318, y: 266 }, 0, 0.68, () => draw(context, printedAll(spec, ink), palette));
    return canvas;
  }
  const middle = boardSize / 2;
  placed(context, { x: middle, y: middle }, spec.turn ?? 0, 1, () => {
    context.translate(-middle, -middle);
    draw(context, printedAll(spec, ink), palette);
  });
  return canvas;
}

function printedAll({ palette, body = 'white', coverage = 'cover', isTurned = false }: Mockup, ink: string): Design {
  const print: Design['cover'] = (context: Context, { x, y, width, height }) => {
    context.fillStyle = ink;
    context.fillRect(x, y, width, height);
  };
  return {
    body,
    coverage,
    isTurned,
    text: '',
    inks: inksOn(palettes[palette], body),
    emblem: print,
    cover: print,
    random: () => seededRandom(palette),
  };
}
