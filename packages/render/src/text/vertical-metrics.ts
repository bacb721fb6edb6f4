/** The metrics of glyphs in vertical text, from the tables of the font; our build of HarfBuzz does not read them. */
export interface VerticalMetrics {
  /** The vertical advance, in font units. */
  advance(glyph: number): number;
  /** The height of the glyph's vertical origin above the baseline, in font units. */
  originY(glyph: number): number;
}

export interface FontForMetrics {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readTable(tag: string): Uint8Array | undefined;
  /** The top of a glyph's outline above the baseline; undefined if it has none. */
  glyphTop(glyph: number): number | undefined;
}

export function readVerticalMetrics(font: FontForMetrics): VerticalMetrics {
  const advances = readAdvances(font);
  const origins = readOrigins(font);
  // The default without tables: one em for each glyph, with ascender and descender centered in it.
  const emOrigin = font.ascender - (font.ascender - font.descender - font.unitsPerEm) / 2;
  return {
    advance: (glyph) => advances?.(glyph).advance ?? font.unitsPerEm,
    originY(glyph) {
      const own = origins?.(glyph);
      if (own !== undefined) return own;
      const top = font.glyphTop(glyph);
      const bearing = advances?.(glyph).bearing;
      return bearing === undefined || top === undefined ? emOrigin : top + bearing;
    },
  };
}

/** vmtx: an advance and a top side bearing for each glyph; the last glyphs share one advance. */
function readAdvances(font: FontForMetrics) {
  const header = font.readTable('vhea');
  const metrics = font.readTable('vmtx');
  if (!header || !metrics || header.byteLength < 36) return undefined;
  const longCount = viewOf(header).getUint16(34);
  const view = viewOf(metrics);
  if (longCount === 0 || view.byteLength < longCount * 4) return undefined;
  return (glyph: number) => {
    const bearingAt = glyph < longCount ? glyph * 4 + 2 : longCount * 4 + (glyph - longCount) * 2;
    return {
      advance: view.getUint16(Math.min(glyph, longCount - 1) * 4),
      bearing: bearingAt + 2 <= view.byteLength ? view.getInt16(bearingAt) : 0,
    };
  };
}

/** VORG: the vertical origins of fonts with PostScript outlines. */
function readOrigins(font: FontForMetrics) {
  const table = font.readTable('VORG');
  if (!table || table.byteLength < 8) return undefined;
  const view = viewOf(table);
  const standard = view.getInt16(4);
  const count = Math.min(view.getUint16(6), Math.floor((view.byteLength - 8) / 4));
  const own = new Map<number, number>();
  for (let index = 0; index < count; index++) own.set(view.getUint16(8 + index * 4), view.getInt16(10 + index * 4));
  return (glyph: number) => own.get(glyph) ?? standard;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
