import { parseColor } from '@platen/design/color';
import type { Picture } from './images/levels.ts';
import type { Pen } from './pen.ts';
import type { Color } from './raster/tint.ts';

/** What a shape is filled or stroked with. */
export type Ink =
  | { readonly kind: 'none' }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'picture'; readonly picture: Picture };

const none: Ink = { kind: 'none' };
export const black: Ink = { kind: 'color', color: { r: 0, g: 0, b: 0, a: 255 } };
export const white: Color = { r: 255, g: 255, b: 255, a: 255 };

/**
 * Parses a color, which may also be a picture or `none`.
 * @param current the ink for `currentColor`, which for a stroke is the color of the text. It also replaces an invalid
 * value, because an order may contain one and its text must not disappear.
 */
export function inkOf(pen: Pen, text: string, current: Ink = black): Ink {
  const paint = parseColor(text);
  if (!paint || paint.kind === 'current') return current;
  if (paint.kind === 'none' || (paint.kind === 'rgba' && paint.a === 0)) return none;
  if (paint.kind === 'image') return pictureInk(pen, paint.url);
  const { r, g, b, a } = paint;
  return { kind: 'color', color: { r: Math.round(r), g: Math.round(g), b: Math.round(b), a: Math.round(a * 255) } };
}

/** The ink of text and codes: white instead of black if the target whitens black text. */
export function letterInk({ target }: Pen, ink: Ink): Ink {
  if (!target.whitensBlackText || ink.kind !== 'color') return ink;
  const { r, g, b, a } = ink.color;
  return r === 0 && g === 0 && b === 0 ? { kind: 'color', color: { ...white, a } } : ink;
}

/** A picture as ink. If it is missing or damaged, that is reported and nothing is drawn. */
export function pictureInk(pen: Pen, url: string): Ink {
  const picture = findPicture(pen, url);
  return picture ? { kind: 'picture', picture } : none;
}

/** The loaded picture of a URL. Reports a missing or damaged picture and returns undefined. */
export function findPicture(pen: Pen, url: string): Picture | undefined {
  const asset = pen.target.assets.images.get(url);
  if (asset?.state === 'ready') return asset.value;
  pen.report(asset?.state === 'damaged' ? 'damaged_image' : 'missing_image', url);
  return undefined;
}
