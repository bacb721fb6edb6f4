/** A glyph with its position relative to the preceding one, in font units. */
export interface ShapedGlyph {
  readonly glyph: number;
  /** The index in the text of the first character of the glyph's cluster. */
  readonly cluster: number;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
}
