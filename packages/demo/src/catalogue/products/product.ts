import type { Area, Context } from '../board.ts';
import type { Design } from '../design.ts';
import type { Palette } from '../palettes.ts';

export type DrawProduct = (context: Context, design: Design, palette: Palette) => void;

export type Product = {
  readonly draw: DrawProduct;
  /** The part of the board that a close-up shows: print, edge and material together. */
  readonly closeUp: Area;
  /** Width divided by height of the printed side. */
  readonly printRatio: number;
};

/** Prints the design on a surface: a cover fills it, an emblem is drawn in the part that stays visible. */
export function print(context: Context, design: Design, areas: { readonly cover: Area; readonly emblem: Area }): void {
  if (design.coverage === 'cover') design.cover(context, areas.cover);
  else design.emblem(context, areas.emblem);
}
