/** Builds minimal fonts for tests, with only the tables that a test needs. */

/** A glyph made of rectangles, in 1000 units per em; a space has none. */
export interface MadeGlyph {
  readonly characters?: string;
  readonly advance: number;
  readonly boxes?: readonly Box[];
}

export type Box = readonly [left: number, bottom: number, right: number, top: number];

export const madeUnitsPerEm = 1000;

/** Glyph 0 is `.notdef`; the glyphs follow in their order. */
export function makeFont(glyphs: readonly MadeGlyph[], tables: Readonly<Record<string, Uint8Array>> = {}): Buffer {
  const all: readonly MadeGlyph[] = [{ advance: 500, boxes: [[50, 0, 450, 700]] }, ...glyphs];
  const outlines = all.map(outlineOf);
  const ends = [0];
  for (const { length } of outlines) ends.push((ends.at(-1) ?? 0) + length);
  return fontOf({
    cmap: charactersOf(all),
    glyf: Buffer.concat(outlines),
    head: u16s(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, madeUnitsPerEm, ...zeros(8), 0, 0, 1000, 1000, 0, 8, 2, 1, 0),
    hhea: u16s(1, 0, 800, -200, 0, 1000, ...zeros(11), all.length),
    hmtx: u16s(...all.flatMap(({ advance, boxes = [] }) => [advance, leftOf(boxes)])),
    loca: u32s(...ends),
    maxp: u16s(1, 0, all.length, ...zeros(13)),
    ...tables,
  });
}

const leftOf = (boxes: readonly Box[]) => (boxes.length === 0 ? 0 : Math.min(...boxes.map(([left]) => left)));

/** Big-endian 16-bit numbers, signed or unsigned. */
export function u16s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

export function u32s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
}

const zeros = (count: number) => Array.from({ length: count }, () => 0);

function fontOf(tables: Readonly<Record<string, Uint8Array>>): Buffer {
  const tags = Object.keys(tables).sort();
  let offset = 12 + tags.length * 16;
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const tag of tags) {
    const body = tables[tag] as Uint8Array;
    entries.push(Buffer.concat([Buffer.from(tag, 'latin1'), u32s(0, offset, body.length)]));
    bodies.push(Buffer.concat([body, Buffer.alloc(-body.length & 3)]));
    offset += body.length + (-body.length & 3);
  }
  return Buffer.concat([u16s(1, 0, tags.length, 0, 0, 0), ...entries, ...bodies]);
}

function outlineOf({ boxes = [] }: MadeGlyph): Buffer {
  if (boxes.length === 0) return Buffer.alloc(0);
  const side = (index: 0 | 1 | 2 | 3) => boxes.map((box) => box[index]);
  const frame = [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
  const corners = boxes.flatMap(([left, bottom, right, top]) => [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
  ]);
  const steps = (axis: 0 | 1) =>
    corners.map((corner, index) => (corner[axis] ?? 0) - (corners[index - 1]?.[axis] ?? 0));
  const whole = Buffer.concat([
    u16s(boxes.length, ...frame, ...boxes.map((_, index) => index * 4 + 3), 0),
    Buffer.alloc(corners.length, 1),
    u16s(...steps(0), ...steps(1)),
  ]);
  return Buffer.concat([whole, Buffer.alloc(-whole.length & 3)]);
}

/** A `cmap` subtable of format 12 with one group for each character. */
function charactersOf(glyphs: readonly MadeGlyph[]): Buffer {
  const groups = glyphs
    .flatMap(({ characters = '' }, glyph) => [...characters].map((each) => [each.codePointAt(0) ?? 0, glyph] as const))
    .sort(([one], [other]) => one - other);
  const table = u32s(
    16 + groups.length * 12,
    0,
    groups.length,
    ...groups.flatMap(([code, glyph]) => [code, code, glyph]),
  );
  return Buffer.concat([u16s(0, 1, 3, 10), u32s(12), u16s(12, 0), table]);
}
