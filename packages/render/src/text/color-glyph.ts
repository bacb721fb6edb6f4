import { identity, type Matrix, multiply } from '@platen/design/geometry';
import * as hb from 'harfbuzzjs';
import { type CompositeMode, compositeModes } from '../raster/composite.ts';
import { type ColorLine, type Gradient, linearSlope, radialSlope, type Slope, sweepSlope } from '../raster/gradient.ts';
import { joinPaths, movePath, type Path, rectanglePath } from '../raster/path.ts';
import type { Color } from '../raster/tint.ts';

/** A color glyph of the COLR table, as paint steps in font units with y up. */
export interface ColorGlyph {
  readonly steps: readonly PaintStep[];
  /** The union of everything that is painted; a stroke of the text follows it. */
  readonly outline: Path;
}

/**
 * Steps are balanced: each start has its end. A group is painted to a separate layer without the clips around it, and
 * then composited.
 */
export type PaintStep =
  | { readonly do: 'clip'; readonly path: Path; readonly isFrame: boolean }
  | { readonly do: 'unclip' }
  | { readonly do: 'color'; readonly color: GlyphColor }
  | { readonly do: 'gradient'; readonly gradient: Gradient<GlyphColor> }
  | { readonly do: 'group' }
  | { readonly do: 'ungroup'; readonly mode: CompositeMode };

export interface GlyphColor extends Color {
  /** Uses the color of the text with the alpha of this one. */
  readonly isOfText: boolean;
}

interface Recording {
  readonly steps: PaintStep[];
  readonly painted: Path[];
  readonly matrices: Matrix[];
  readonly clips: Path[];
  readonly outlineOf: (glyph: number) => Path;
}

/** Reads a color glyph; undefined if the glyph is a plain outline or an image. */
export function readColorGlyph(
  face: hb.Face,
  font: hb.Font,
  glyph: number,
  outlineOf: (glyph: number) => Path,
): ColorGlyph | undefined {
  if (!face.glyphHasColorPaint(glyph) && face.getGlyphColorLayers(glyph).length === 0) return undefined;
  const recording: Recording = { steps: [], painted: [], matrices: [identity], clips: [], outlineOf };
  if (!font.paintGlyphOrFail(glyph, recorder(), recording, 0, black)) return undefined;
  return { steps: recording.steps, outline: joinPaths(recording.painted) };
}

const black: hb.Color = { red: 0, green: 0, blue: 0, alpha: 255 };

let made: hb.PaintFuncs | undefined;

/** Shared by all fonts, because each one occupies HarfBuzz's memory until it is freed. */
function recorder(): hb.PaintFuncs {
  if (made) return made;
  const funcs = new hb.PaintFuncs();
  const into = (data: unknown) => data as Recording;
  funcs.setPushTransformFunc((xx, yx, xy, yy, dx, dy, data) => {
    const { matrices } = into(data);
    matrices.push(multiply(matrixOf(into(data)), [xx, yx, xy, yy, dx, dy]));
  });
  funcs.setPopTransformFunc((data) => void into(data).matrices.pop());
  funcs.setPushClipGlyphFunc((glyph, _, data) => clip(into(data), into(data).outlineOf(glyph), false));
  funcs.setPushClipRectangleFunc((left, bottom, right, top, data) => {
    clip(into(data), rectanglePath({ left, top: bottom, width: right - left, height: top - bottom }), true);
  });
  funcs.setPopClipFunc((data) => {
    into(data).clips.pop();
    into(data).steps.push({ do: 'unclip' });
  });
  funcs.setColorFunc((isOfText, color, data) => {
    paint(into(data), { do: 'color', color: { ...colorOf(color), isOfText } });
  });
  funcs.setLinearGradientFunc((line, x0, y0, x1, y1, x2, y2, data) => {
    paintSlope(into(data), line, acrossSlope(x0, y0, x1, y1, x2, y2));
  });
  funcs.setRadialGradientFunc((line, x0, y0, r0, x1, y1, r1, data) => {
    paintSlope(into(data), line, radialSlope(x0, y0, r0, x1, y1, r1));
  });
  funcs.setSweepGradientFunc((line, x0, y0, start, end, data) => {
    paintSlope(into(data), line, sweepSlope(x0, y0, start, end));
  });
  funcs.setPushGroupFunc((data) => void into(data).steps.push({ do: 'group' }));
  funcs.setPopGroupFunc((mode, data) => {
    into(data).steps.push({ do: 'ungroup', mode: compositeModes[mode] ?? 'source_over' });
  });
  made = funcs;
  return funcs;
}

const matrixOf = ({ matrices }: Recording): Matrix => matrices.at(-1) ?? identity;

function clip(recording: Recording, path: Path, isFrame: boolean): void {
  const moved = movePath(path, matrixOf(recording));
  recording.clips.push(moved);
  recording.steps.push({ do: 'clip', path: moved, isFrame });
}

function paint({ steps, painted, clips }: Recording, step: PaintStep): void {
  steps.push(step);
  const shape = clips.at(-1);
  if (shape) painted.push(shape);
}

function paintSlope(recording: Recording, line: hb.ColorLine, slope: Slope): void {
  paint(recording, { do: 'gradient', gradient: { slope, line: lineOf(line), matrix: matrixOf(recording) } });
}

/** In the order of HarfBuzz's constants. */
const extensions = ['pad', 'repeat', 'reflect'] as const;

function lineOf({ extend, colorStops }: hb.ColorLine): ColorLine<GlyphColor> {
  const stops = colorStops.map(({ offset, color, isForeground }) => {
    return { offset, color: { ...colorOf(color), isOfText: isForeground } };
  });
  return { stops: stops.toSorted((one, other) => one.offset - other.offset), extend: extensions[extend] ?? 'pad' };
}

function colorOf({ red, green, blue, alpha }: hb.Color): Color {
  return { r: red, g: green, b: blue, a: alpha };
}

/** From the first point toward the second; the color is constant along the line from the first to the third. */
function acrossSlope(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): Slope {
  const [acrossX, acrossY] = [x2 - x0, y2 - y0];
  const length = acrossX * acrossX + acrossY * acrossY;
  const share = length === 0 ? 0 : ((x1 - x0) * acrossX + (y1 - y0) * acrossY) / length;
  return linearSlope(x0, y0, x1 - share * acrossX, y1 - share * acrossY);
}
