import { type Matrix, multiply, outset, type Size, scaleOfMatrix, transformRect } from '@platen/design/geometry';
import { spreadPicture } from '../draw-shape.ts';
import type { Ink } from '../paint.ts';
import type { Pen } from '../pen.ts';
import { blendPixels } from '../raster/blend.ts';
import { blendColor } from '../raster/blend-color.ts';
import { composite } from '../raster/composite.ts';
import { paintGradient } from '../raster/gradient.ts';
import { multiplyMask, solidMask } from '../raster/masks.ts';
import { rectanglePath } from '../raster/path.ts';
import { fillShape } from '../raster/shapes.ts';
import { intersect, type Mask, newSurface, type PixelRect, pixelRectAround, type Surface } from '../raster/surface.ts';
import type { Color } from '../raster/tint.ts';
import type { ColorGlyph, GlyphColor, PaintStep } from './color-glyph.ts';

/** The ink of the text that contains the glyph. */
export interface TextInk {
  readonly ink: Ink;
  readonly frame: Size;
}

/** A layer with its stack of clip masks; each mask includes those before it. */
interface Layer {
  readonly surface: Surface;
  readonly clips: Mask[];
}

/** Paints a color glyph on the surface. `matrix` maps font units to the canvas. */
export function paintColorGlyph(pen: Pen, glyph: ColorGlyph, matrix: Matrix, text: TextInk): void {
  const { surface } = pen.target;
  const { bounds } = glyph.outline;
  const region = bounds && intersect(pixelRectAround(transformRect(matrix, bounds)), surface);
  if (!region) return;
  const layers: [Layer, ...Layer[]] = [{ surface, clips: [] }];
  for (const step of glyph.steps) paintStep(pen, step, { matrix, region, text, layers });
}

interface Painting {
  readonly matrix: Matrix;
  readonly region: PixelRect;
  readonly text: TextInk;
  readonly layers: [Layer, ...Layer[]];
}

function paintStep(pen: Pen, step: PaintStep, painting: Painting): void {
  const { matrix, region, layers } = painting;
  const top = layers.at(-1) ?? layers[0];
  const mask = top.clips.at(-1);
  if (step.do === 'clip') top.clips.push(clipMask(step, matrix, region, mask));
  else if (step.do === 'unclip') top.clips.pop();
  else if (step.do === 'color') paintColor(pen, top.surface, mask ?? solidMask(region), step.color, painting.text);
  else if (step.do === 'gradient') {
    const { slope, line, matrix: own } = step.gradient;
    const stops = line.stops.map(({ offset, color }) => ({ offset, color: inText(color, painting.text.ink) }));
    const gradient = { slope, line: { ...line, stops }, matrix: multiply(matrix, own) };
    blendPixels(top.surface, paintGradient(gradient, region), mask);
  } else if (step.do === 'group') layers.push({ surface: newSurface(region), clips: [] });
  else endGroup(layers, step.mode);
}

function clipMask(
  { path, isFrame }: PaintStep & { do: 'clip' },
  matrix: Matrix,
  region: PixelRect,
  within: Mask | undefined,
): Mask {
  // The frame only limits the extent of a glyph. It is extended by a pixel, so that its own edge does not fade what
  // touches it.
  const room = 1 / scaleOfMatrix(matrix);
  const shape = isFrame && path.bounds ? rectanglePath(outset(path.bounds, room)) : path;
  const mask = fillShape([{ path: shape, matrix }], region);
  return within ? multiplyMask(mask, within) : mask;
}

function paintColor(pen: Pen, surface: Surface, mask: Mask, color: GlyphColor, { ink, frame }: TextInk): void {
  if (!color.isOfText || ink.kind === 'color') blendColor(surface, mask, inText(color, ink));
  else if (ink.kind === 'picture') {
    const pixels = spreadPicture(pen, ink.picture, frame, mask);
    blendPixels(surface, pixels, color.a === 255 ? mask : multiplyMask(mask, solidMask(mask, color.a)));
  }
}

/**
 * A color of the glyph or of the text. A text filled with a picture has no color, so black replaces it in gradients.
 */
function inText(color: GlyphColor, ink: Ink): Color {
  if (!color.isOfText || ink.kind === 'picture') return color;
  return ink.kind === 'none' ? { ...color, a: 0 } : { ...ink.color, a: Math.round((ink.color.a * color.a) / 255) };
}

/** Other modes than source-over occur only inside a source-over group, so they never have clips of their own. */
function endGroup(layers: [Layer, ...Layer[]], mode: (PaintStep & { do: 'ungroup' })['mode']): void {
  const group = layers.length > 1 ? layers.pop() : undefined;
  const below = layers.at(-1) ?? layers[0];
  if (!group) return;
  if (mode === 'source_over' || layers.length === 1) {
    blendPixels(below.surface, group.surface, below.clips.at(-1));
  } else composite(below.surface, group.surface, mode);
}
