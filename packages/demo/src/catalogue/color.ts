type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a #rrggbb color: ${hex}`);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** Interpolates between two colors; `amount` is 0 to 1. */
export function mix(from: string, to: string, amount: number): string {
  const end = parse(to);
  const channels = parse(from).map((start, index) => Math.round(start + ((end[index] ?? 0) - start) * amount));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function fade(hex: string, alpha: number): string {
  return `rgba(${parse(hex).join(',')},${alpha})`;
}

export function lighten(hex: string, amount: number): string {
  return mix(hex, '#ffffff', amount);
}

/** Darkens toward a dark blue instead of black, because gray shades make flat colors look dirty. */
export function darken(hex: string, amount: number): string {
  return mix(hex, '#17173d', amount);
}

/** The perceived lightness, 0 to 1. */
export function lightness(hex: string): number {
  const [red, green, blue] = parse(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** Glossy highlights that suit white porcelain look like chalk on dark colors. */
export function isDark(hex: string): boolean {
  return lightness(hex) < 0.43;
}
