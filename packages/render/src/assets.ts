import type { Picture } from './images/levels.ts';
import type { Font } from './text/font.ts';

/** The result of loading a font or picture: ready, missing (no such file), or damaged (the file cannot be read). */
export type Asset<T> = { readonly state: 'ready'; readonly value: T } | { readonly state: 'missing' | 'damaged' };

/** The loaded fonts of a scene by name, and its pictures by URL. */
export interface Assets {
  readonly fonts: ReadonlyMap<string, Asset<Font>>;
  readonly images: ReadonlyMap<string, Asset<Picture>>;
}
