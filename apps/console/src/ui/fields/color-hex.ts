import { parseColor } from '@platen/design/color';

/** A colour as the browser's picker understands it: six digits. */
export function hexOf(value: string): string {
  const paint = parseColor(value);
  if (paint?.kind !== 'rgba') return '#000000';
  return `#${[paint.r, paint.g, paint.b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Nothing would be seen of it: it is no colour, none, or a transparent one. */
export function isTransparent(value: string): boolean {
  const paint = parseColor(value);
  return paint === undefined || paint.kind === 'none' || (paint.kind === 'rgba' && paint.a === 0);
}
