import { createDesign, type Design } from '../design.ts';
import { motifs } from '../motifs/registry.ts';
import { inksOn, palettes } from '../palettes.ts';
import type { ProductPicture } from '../picture.ts';

/** Artwork on white paper, without a product. */
export function flatDesign({ motif, palette, text = '' }: Pick<ProductPicture, 'motif' | 'palette' | 'text'>): Design {
  const inks = inksOn(palettes[palette], 'white');
  return createDesign({
    motif: motifs[motif],
    seed: `${motif} ${palette}`,
    inks,
    coverInks: inks,
    body: 'white',
    coverage: 'cover',
    isTurned: false,
    text,
  });
}
