/**
 * The paints of layers. Only these forms are valid: `none`, `transparent`, `currentColor`, `rgb()` and `rgba()` with
 * channels of 0–255 and an alpha of 0–1, `#` with 3, 6 or 8 digits, and `url()`. Everything else is refused, because
 * hosts would interpret it differently.
 */
export type Paint =
  | { readonly kind: 'none' }
  | { readonly kind: 'current' }
  | { readonly kind: 'rgba'; readonly r: number; readonly g: number; readonly b: number; readonly a: number }
  | { readonly kind: 'image'; readonly url: string };

const words: ReadonlyMap<string, Paint> = new Map<string, Paint>([
  ['none', { kind: 'none' }],
  ['transparent', { kind: 'rgba', r: 0, g: 0, b: 0, a: 0 }],
  ['currentcolor', { kind: 'current' }],
]);
const channel = String.raw`\s*(\d{1,3}(?:\.\d+)?)\s*`;
const alpha = String.raw`\s*(0|1|0?\.\d+|1\.0+|0\.\d+)\s*`;
const rgbForm = new RegExp(`^rgb\\(${channel},${channel},${channel}\\)$`, 'i');
const rgbaForm = new RegExp(`^rgba\\(${channel},${channel},${channel},${alpha}\\)$`, 'i');
const hexForm = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const urlForm = /^url\(\s*(?:"([^"()]*)"|'([^'()]*)'|([^\s"'()]+))\s*\)$/i;

/** Parses a paint; undefined if the text has none of the forms. */
export function parseColor(text: string): Paint | undefined {
  const trimmed = text.trim();
  return words.get(trimmed.toLowerCase()) ?? parseChannels(trimmed) ?? parseHex(trimmed) ?? parseUrl(trimmed);
}

export function isColor(text: string): boolean {
  return parseColor(text) !== undefined;
}

/** Formats a color for a canvas, always with the same spelling, so that equal paints are equal strings. */
export function rgbaText({ r, g, b, a }: Extract<Paint, { kind: 'rgba' }>): string {
  return `rgba(${r},${g},${b},${a})`;
}

/** `#1B2A4A`; with two more digits if it is not opaque. */
export function hexText({ r, g, b, a }: Extract<Paint, { kind: 'rgba' }>): string {
  const parts = a < 1 ? [r, g, b, a * 255] : [r, g, b];
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function parseChannels(text: string): Paint | undefined {
  const match = rgbForm.exec(text) ?? rgbaForm.exec(text);
  if (!match) return undefined;
  const [r = 0, g = 0, b = 0, a = 1] = match.slice(1).map(Number);
  if (r > 255 || g > 255 || b > 255) return undefined;
  return { kind: 'rgba', r, g, b, a };
}

function parseHex(text: string): Paint | undefined {
  const digits = hexForm.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [r = 0, g = 0, b = 0, a = 255] = (full.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { kind: 'rgba', r, g, b, a: a / 255 };
}

function parseUrl(text: string): Paint | undefined {
  const match = urlForm.exec(text);
  const url = match?.[1] ?? match?.[2] ?? match?.[3];
  return url ? { kind: 'image', url } : undefined;
}
