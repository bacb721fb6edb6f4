type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a #rrggbb color: ${hex}`);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** `amount` of the way from one color to the other, 0 to 1. */
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

/** Towards a blue night, not black: a gray shade makes flat colors look dirty. */
export function darken(hex: string, amount: number): string {
  return mix(hex, '#17173d', amount);
}

/** 0 to 1, as the eye weighs the channels. */
export function lightness(hex: string): number {
  const [red, green, blue] = parse(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** Gloss that flatters white porcelain turns black into chalk. */
export function isDark(hex: string): boolean {
  return lightness(hex) < 0.43;
}
