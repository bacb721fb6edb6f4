import { parseColor } from '@platen/design/color';

/** A color in the format of the browser's color picker: six digits. */
export function hexOf(value: string): string {
  const paint = parseColor(value);
  if (paint?.kind !== 'rgba') return '#000000';
  return `#${[paint.r, paint.g, paint.b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Whether it is invisible: invalid, none, or fully transparent. */
export function isTransparent(value: string): boolean {
  const paint = parseColor(value);
  return paint === undefined || paint.kind === 'none' || (paint.kind === 'rgba' && paint.a === 0);
}
