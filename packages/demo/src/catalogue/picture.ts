import type { MotifName } from './motifs/registry.ts';
import type { BodyTone, PaletteName } from './palettes.ts';
import type { ProductName } from './products/registry.ts';

type Print = { readonly motif: MotifName; readonly palette: PaletteName; readonly text?: string };

/** A product with a print. */
export type ProductPicture = Print & {
  readonly product: ProductName;
  /** `white` by default. */
  readonly body?: BodyTone;
  /** `emblem` by default. */
  readonly coverage?: 'emblem' | 'cover';
  readonly isTurned?: boolean;
  readonly view?: 'whole' | 'close-up' | 'pair';
  /** The properties in which the second product of a pair differs. */
  readonly companion?: Partial<Pick<ProductPicture, 'motif' | 'palette' | 'text' | 'body' | 'coverage' | 'isTurned'>>;
};

/**
 * Artwork without a product: `pattern` fills the picture, `proof` shows one sheet with its trim marks, `set` many small
 * prints.
 */
export type FlatPicture =
  | (Print & { readonly flat: 'pattern' })
  | (Print & { readonly flat: 'proof'; readonly product: ProductName; readonly coverage?: 'emblem' | 'cover' })
  | { readonly flat: 'set'; readonly palette: PaletteName; readonly prints: readonly Print[] };

export type PictureSpec = ProductPicture | FlatPicture;
