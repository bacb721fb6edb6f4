/** The glyphs of the `SVG ` table, a sorted list of ranges. A missing or damaged table has none. */
export function readSvgRanges(table: Uint8Array | undefined): (glyph: number) => boolean {
  if (!table || table.byteLength < headBytes) return () => false;
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const listAt = view.getUint32(2);
  if (listAt + 2 > table.byteLength) return () => false;
  const ranges: (readonly [first: number, last: number])[] = [];
  const count = view.getUint16(listAt);
  for (let index = 0; index < count; index++) {
    const at = listAt + 2 + index * rangeBytes;
    if (at + rangeBytes > table.byteLength) break;
    ranges.push([view.getUint16(at), view.getUint16(at + 2)]);
  }
  return (glyph) => ranges.some(([first, last]) => glyph >= first && glyph <= last);
}

const headBytes = 10;
const rangeBytes = 12;
