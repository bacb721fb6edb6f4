import type { Picture } from './images/levels.ts';
import type { Font } from './text/font.ts';

/** A font or a picture that was looked for: there it is, or it could not be had, or it could not be read. */
export type Asset<T> = { readonly state: 'ready'; readonly value: T } | { readonly state: 'missing' | 'damaged' };

/** Everything that a scene needs besides itself, loaded. Fonts by name, pictures by address. */
export interface Assets {
  readonly fonts: ReadonlyMap<string, Asset<Font>>;
  readonly images: ReadonlyMap<string, Asset<Picture>>;
}
