/** The adjustment of the distance between two glyphs, in font units; negative is closer. */
export type Kerning = (left: number, right: number) => number;

/**
 * Reads the `kern` table, the predecessor of GPOS, in formats 0, 2 and 3. Our build of HarfBuzz does not read it, so
 * text in older fonts would be too wide. Undefined if the font has no horizontal kerning.
 */
export function readKerning(table: Uint8Array | undefined): Kerning | undefined {
  if (!table) return undefined;
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  try {
    const parts = subtablesOf(view).flatMap(({ format, start, end }) => readers[format]?.(view, start, end) ?? []);
    return parts.length === 0
      ? undefined
      : (left, right) => parts.reduce((sum, kerningOf) => sum + kerningOf(left, right), 0);
  } catch (error) {
    // A truncated table: the font is drawn without kerning.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Subtable {
  readonly format: number;
  /** The base of its offsets. */
  readonly start: number;
  readonly end: number;
}

/** Microsoft's table has version 0 and Apple's version 1; their headers differ. */
function subtablesOf(view: DataView): Subtable[] {
  const isApples = view.getUint16(0) === 1;
  const count = isApples ? view.getUint32(4) : view.getUint16(2);
  const found: Subtable[] = [];
  let start = isApples ? 8 : 4;
  for (let index = 0; index < count && start + 8 <= view.byteLength; index++) {
    const coverage = view.getUint16(start + 4);
    // The length of a table with many pairs exceeds 16 bits; such a table is always the last one.
    const isLast = index === count - 1;
    const length = isApples ? view.getUint32(start) : view.getUint16(start + 2);
    const end = isLast ? view.byteLength : Math.min(view.byteLength, start + Math.max(length, 8));
    const isPlain = isApples ? (coverage & 0xe000) === 0 : (coverage & 0b111) === 1;
    if (isPlain) found.push({ format: isApples ? coverage & 0xff : coverage >> 8, start, end });
    start = end;
  }
  return found;
}

/** Microsoft's subtables have a header of 6 bytes and Apple's of 8; their bodies are equal. */
const bodyOf = (view: DataView, start: number) => start + (view.getUint16(0) === 1 ? 8 : 6);

const readers: Readonly<Record<number, (view: DataView, start: number, end: number) => Kerning>> = {
  0: readPairs,
  2: readClasses,
  3: readCompactClasses,
};

function readPairs(view: DataView, start: number, end: number): Kerning {
  const body = bodyOf(view, start);
  const count = Math.min(view.getUint16(body), Math.floor((end - body - 8) / 6));
  const pairs = new Map<number, number>();
  for (let at = body + 8; at < body + 8 + count * 6; at += 6) pairs.set(view.getUint32(at), view.getInt16(at + 4));
  return (left, right) => pairs.get(left * 65536 + right) ?? 0;
}

/** The class values are byte offsets: of a row, and within it. */
function readClasses(view: DataView, start: number, end: number): Kerning {
  const body = bodyOf(view, start);
  const classOf = (table: number, glyph: number) => {
    const index = glyph - view.getUint16(table);
    return index >= 0 && index < view.getUint16(table + 2) ? view.getUint16(table + 4 + index * 2) : undefined;
  };
  const leftClasses = start + view.getUint16(body + 2);
  const rightClasses = start + view.getUint16(body + 4);
  const firstValue = start + view.getUint16(body + 6);
  return (left, right) => {
    const row = classOf(leftClasses, left);
    const column = classOf(rightClasses, right);
    if (row === undefined || column === undefined) return 0;
    const at = start + row + column;
    return at >= firstValue && at + 2 <= end ? view.getInt16(at) : 0;
  };
}

function readCompactClasses(view: DataView, start: number): Kerning {
  const body = bodyOf(view, start);
  const glyphCount = view.getUint16(body);
  const valueCount = view.getUint8(body + 2);
  const columns = view.getUint8(body + 4);
  const leftClasses = body + 6 + valueCount * 2;
  const rightClasses = leftClasses + glyphCount;
  const indices = rightClasses + glyphCount;
  const cellCount = view.getUint8(body + 3) * columns;
  view.getUint8(indices + cellCount - 1);
  return (left, right) => {
    if (left >= glyphCount || right >= glyphCount) return 0;
    const cell = view.getUint8(leftClasses + left) * columns + view.getUint8(rightClasses + right);
    const index = cell < cellCount ? view.getUint8(indices + cell) : valueCount;
    return index < valueCount ? view.getInt16(body + 6 + index * 2) : 0;
  };
}
