import type { MotifName } from './motifs/registry.ts';
import type { BodyTone, PaletteName } from './palettes.ts';
import type { ProductName } from './products/registry.ts';

type Print = { readonly motif: MotifName; readonly palette: PaletteName; readonly text?: string };

/** A product with something printed on it. */
export type ProductPicture = Print & {
  readonly product: ProductName;
  /** `white` unless said otherwise. */
  readonly body?: BodyTone;
  /** `emblem` unless said otherwise. */
  readonly coverage?: 'emblem' | 'cover';
  readonly isTurned?: boolean;
  readonly view?: 'whole' | 'close-up' | 'pair';
  /** What the other one of a pair carries, where that is different. */
  readonly companion?: Partial<Pick<ProductPicture, 'motif' | 'palette' | 'text' | 'body' | 'coverage' | 'isTurned'>>;
};

/** Artwork without a product: `pattern` fills the picture, `proof` shows one sheet with its trim marks, `set` many small prints. */
export type FlatPicture =
  | (Print & { readonly flat: 'pattern' })
  | (Print & { readonly flat: 'proof'; readonly product: ProductName; readonly coverage?: 'emblem' | 'cover' })
  | { readonly flat: 'set'; readonly palette: PaletteName; readonly prints: readonly Print[] };

export type PictureSpec = ProductPicture | FlatPicture;
