import { u16s, u32s } from './make-font.ts';

/** The tables of color glyphs, made by tests. A paint is a tree: each begins with its kind and ends with what is in it. */

export type Paint = Buffer;

const u24 = (value: number) => Buffer.from([value >> 16, (value >> 8) & 255, value & 255]);
const u8 = (value: number) => Buffer.from([value]);
/** A share, as fonts write it. */
const share = (value: number) => Math.round(value * 16384);

/** By its place in the palette; 0xffff is the color of the text. */
export const solid = (color: number, alpha = 1): Paint => Buffer.concat([u8(2), u16s(color, share(alpha))]);
export const filled = (glyph: number, paint: Paint): Paint => Buffer.concat([u8(10), u24(6), u16s(glyph), paint]);
export const moved = (dx: number, dy: number, paint: Paint): Paint =>
  Buffer.concat([u8(14), u24(8), u16s(dx, dy), paint]);
/** By so many half turns, against the clock. */
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

/** From a point to another; a third says which way the colors do not change. */
export const linear = (points: readonly number[], stops: Stops, extend = 0): Paint =>
  gradient(4, points, stops, extend);
/** Two circles: x, y and radius of each. */
export const radial = (circles: readonly number[], stops: Stops, extend = 0): Paint =>
  gradient(6, circles, stops, extend);
/** Around a point, between two angles in half turns. */
export const sweep = (x: number, y: number, from: number, to: number, stops: Stops, extend = 0): Paint =>
  gradient(8, [x, y, share(from - 1), share(to - 1)], stops, extend);

/** Paints by glyph. */
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

/** Layers by glyph, each a glyph and its color: the tables as they were before there were paints. */
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
