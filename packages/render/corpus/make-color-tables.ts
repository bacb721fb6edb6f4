import { u16s, u32s } from './make-font.ts';

/**
 * Builds the tables of color glyphs (COLR, CPAL) for tests. A paint is a tree: its format comes first and its children
 * last.
 */

export type Paint = Buffer;

const u24 = (value: number) => Buffer.from([value >> 16, (value >> 8) & 255, value & 255]);
const u8 = (value: number) => Buffer.from([value]);
/** A number as F2DOT14. */
const share = (value: number) => Math.round(value * 16384);

/** A color by its index in the palette; 0xffff is the text color. */
export const solid = (color: number, alpha = 1): Paint => Buffer.concat([u8(2), u16s(color, share(alpha))]);
export const filled = (glyph: number, paint: Paint): Paint => Buffer.concat([u8(10), u24(6), u16s(glyph), paint]);
export const moved = (dx: number, dy: number, paint: Paint): Paint =>
  Buffer.concat([u8(14), u24(8), u16s(dx, dy), paint]);
/** Rotated counterclockwise, in half turns. */
export const turned = (halfTurns: number, paint: Paint): Paint =>
  Buffer.concat([u8(24), u24(6), u16s(share(halfTurns)), paint]);
export const combined = (source: Paint, mode: number, under: Paint): Paint =>
  Buffer.concat([u8(32), u24(8), u8(mode), u24(8 + source.length), source, under]);

type Stops = readonly (readonly [offset: number, color: number, alpha?: number])[];

const colorLine = (stops: Stops, extend: number) =>
  Buffer.concat([
    u8(extend),
    u16s(stops.length, ...stops.flatMap(([offset, color, alpha = 1]) => [share(offset), color, share(alpha)])),
  ]);

const gradient = (kind: number, figures: readonly number[], stops: Stops, extend: number): Paint =>
  Buffer.concat([u8(kind), u24(4 + figures.length * 2), u16s(...figures), colorLine(stops, extend)]);

/** A gradient between two points; the third point sets the direction in which the color stays the same. */
export const linear = (points: readonly number[], stops: Stops, extend = 0): Paint =>
  gradient(4, points, stops, extend);
/** A gradient between two circles, given by x, y and radius. */
export const radial = (circles: readonly number[], stops: Stops, extend = 0): Paint =>
  gradient(6, circles, stops, extend);
/** A gradient around a point, between two angles in half turns. */
export const sweep = (x: number, y: number, from: number, to: number, stops: Stops, extend = 0): Paint =>
  gradient(8, [x, y, share(from - 1), share(to - 1)], stops, extend);

/** COLR version 1: paints by glyph. */
export function paintTables(paints: Readonly<Record<number, Paint>>, palette: readonly string[]) {
  const entries = Object.entries(paints);
  let offset = 4 + entries.length * 6;
  const records = entries.map(([glyph, paint]) => {
    const record = Buffer.concat([u16s(Number(glyph)), u32s(offset)]);
    offset += paint.length;
    return record;
  });
  const list = Buffer.concat([u32s(entries.length), ...records, ...entries.map(([, paint]) => paint)]);
  const head = Buffer.concat([u16s(1, 0), u32s(0, 0), u16s(0), u32s(34, 0, 0, 0, 0)]);
  return { COLR: Buffer.concat([head, list]), CPAL: paletteTable(palette) };
}

/** COLR version 0: layers by glyph, each with a glyph and a color. */
export function layerTables(
  layers: Readonly<Record<number, readonly (readonly [glyph: number, color: number])[]>>,
  palette: readonly string[],
) {
  const entries = Object.entries(layers);
  const all = entries.flatMap(([, each]) => each);
  let first = 0;
  const records = entries.map(([glyph, each]) => {
    const record = u16s(Number(glyph), first, each.length);
    first += each.length;
    return record;
  });
  const head = Buffer.concat([u16s(0, entries.length), u32s(14, 14 + entries.length * 6), u16s(all.length)]);
  return { COLR: Buffer.concat([head, ...records, u16s(...all.flat())]), CPAL: paletteTable(palette) };
}

/** Colors as #rrggbbaa. */
function paletteTable(palette: readonly string[]): Buffer {
  const colors = palette.map((color) => {
    const [r = 0, g = 0, b = 0, a = 255] = Buffer.from(color.slice(1), 'hex');
    return Buffer.from([b, g, r, a]);
  });
  return Buffer.concat([u16s(0, palette.length, 1, palette.length), u32s(14), u16s(0), ...colors]);
}
