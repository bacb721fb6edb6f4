/** A glyph in its place behind the one before it, in font units. */
export interface ShapedGlyph {
  readonly glyph: number;
  /** Where in the text the cluster of characters begins that the glyph stands for. */
  readonly cluster: number;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
}
