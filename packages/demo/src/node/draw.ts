import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Area, boardSize, type Context, placed } from '../catalogue/board.ts';
import { createDesign, type Design } from '../catalogue/design.ts';
import { drawFlat } from '../catalogue/flats/flat.ts';
import { motifs } from '../catalogue/motifs/registry.ts';
import { inksOn, type Palette, palettes } from '../catalogue/palettes.ts';
import type { PictureSpec, ProductPicture } from '../catalogue/picture.ts';
import { products } from '../catalogue/products/registry.ts';
import { registerDemoFonts } from './font-files.ts';

export const pictureSidePx = 1200;
const jpegQuality = 86;

/**
 * Draws a picture as JPEG or PNG. The same spec produces the same bytes. The pixels are encoded in another thread,
 * because that is most of the work and would block requests.
 */
export async function drawPicture(spec: PictureSpec, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const canvas = paintPicture(spec, pictureSidePx);
  return format === 'png' ? canvas.encode('png') : canvas.encode('jpeg', jpegQuality);
}

export function paintPicture(spec: PictureSpec, sidePx: number): Canvas {
  registerDemoFonts();
  const canvas = createCanvas(sidePx, sidePx);
  const context = canvas.getContext('2d');
  context.scale(sidePx / boardSize, sidePx / boardSize);
  const palette = palettes[spec.palette];
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, boardSize, boardSize);
  if ('flat' in spec) drawFlat(context, spec, palette);
  else drawProduct(context, spec, palette);
  return canvas;
}

function drawProduct(context: Context, spec: ProductPicture, palette: Palette): void {
  const { draw, closeUp } = products[spec.product];
  switch (spec.view ?? 'whole') {
    case 'whole':
      draw(context, designOf(spec), palette);
      return;
    case 'close-up':
      zoomTo(context, closeUp);
      draw(context, designOf(spec), palette);
      return;
    case 'pair': {
      const other: ProductPicture = { ...spec, ...spec.companion };
      // Both products stand on the same background, so the companion keeps its own colors but casts a shadow in this
      // picture's colors.
      const otherPalette = { ...palettes[other.palette], ground: palette.ground };
      placed(context, { x: 20, y: 26 }, 0, 0.64, () => draw(context, designOf(other), otherPalette));
      placed(context, { x: 318, y: 266 }, 0, 0.68, () => draw(context, designOf(spec), palette));
    }
  }
}

function zoomTo(context: Context, { x, y, width }: Area): void {
  context.scale(boardSize / width, boardSize / width);
  context.translate(-x, -y);
}

function designOf({
  motif,
  palette,
  text = '',
  body = 'white',
  coverage = 'emblem',
  isTurned = false,
}: ProductPicture): Design {
  return createDesign({
    motif: motifs[motif],
    seed: `${motif} ${palette}`,
    inks: inksOn(palettes[palette], body),
    coverInks: inksOn(palettes[palette], 'white'),
    body,
    coverage,
    isTurned,
    text,
  });
}
