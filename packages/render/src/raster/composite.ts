import type { Surface } from './surface.ts';

/** The modes of the W3C's Compositing and Blending Level 1, with their names and formulas. */
export const compositeModes = [
  'clear',
  'source',
  'destination',
  'source_over',
  'destination_over',
  'source_in',
  'destination_in',
  'source_out',
  'destination_out',
  'source_atop',
  'destination_atop',
  'xor',
  'plus',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color_dodge',
  'color_burn',
  'hard_light',
  'soft_light',
  'difference',
  'exclusion',
  'multiply',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const;
export type CompositeMode = (typeof compositeModes)[number];

/** The Porter-Duff factors of source and backdrop, by the alpha of both, 0–1. */
const shares: { readonly [M in CompositeMode]?: (source: number, under: number) => readonly [number, number] } = {
  clear: () => [0, 0],
  source: () => [1, 0],
  destination: () => [0, 1],
  source_over: (source) => [1, 1 - source],
  destination_over: (_, under) => [1 - under, 1],
  source_in: (_, under) => [under, 0],
  destination_in: (source) => [0, source],
  source_out: (_, under) => [1 - under, 0],
  destination_out: (source) => [0, 1 - source],
  source_atop: (source, under) => [under, 1 - source],
  destination_atop: (source, under) => [1 - under, source],
  xor: (source, under) => [1 - under, 1 - source],
  plus: () => [1, 1],
};

type Channel = (source: number, under: number) => number;

const screen: Channel = (s, u) => s + u - s * u;
const hardLight: Channel = (s, u) => (s <= 0.5 ? 2 * s * u : screen(2 * s - 1, u));

/** Separable blend modes: one channel of source and backdrop, not premultiplied, 0–1. */
const channels: { readonly [M in CompositeMode]?: Channel } = {
  screen,
  overlay: (s, u) => hardLight(u, s),
  darken: Math.min,
  lighten: Math.max,
  color_dodge: (s, u) => (u === 0 ? 0 : s === 1 ? 1 : Math.min(1, u / (1 - s))),
  color_burn: (s, u) => (u === 1 ? 1 : s === 0 ? 0 : 1 - Math.min(1, (1 - u) / s)),
  hard_light: hardLight,
  soft_light(s, u) {
    if (s <= 0.5) return u - (1 - 2 * s) * u * (1 - u);
    const lit = u <= 0.25 ? ((16 * u - 12) * u + 4) * u : Math.sqrt(u);
    return u + (2 * s - 1) * (lit - u);
  },
  difference: (s, u) => Math.abs(s - u),
  exclusion: (s, u) => s + u - 2 * s * u,
  multiply: (s, u) => s * u,
};

type Rgb = readonly [number, number, number];

/** Non-separable blend modes: all channels of source and backdrop, not premultiplied, 0–1. */
const colors: { readonly [M in CompositeMode]?: (source: Rgb, under: Rgb) => Rgb } = {
  hue: (s, u) => withLight(withSaturation(s, saturationOf(u)), lightOf(u)),
  saturation: (s, u) => withLight(withSaturation(u, saturationOf(s)), lightOf(u)),
  color: (s, u) => withLight(s, lightOf(u)),
  luminosity: (s, u) => withLight(u, lightOf(s)),
};

/** Composites a surface over another of the same frame, in place. */
export function composite(under: Surface, source: Surface, mode: CompositeMode): void {
  const share = shares[mode];
  const mix = share ? undefined : mixerOf(mode);
  for (let at = 0; at < under.words.length; at++) {
    const top = unpack(source.words[at] as number);
    const below = unpack(under.words[at] as number);
    under.words[at] = share ? pack(keep(top, below, share(top[3], below[3]))) : pack(blend(top, below, mix));
  }
}

/** Premultiplied, 0–1. */
type Pixel = readonly [number, number, number, number];

function keep(top: Pixel, below: Pixel, [ofTop, ofBelow]: readonly [number, number]): Pixel {
  const sum = (channel: 0 | 1 | 2 | 3) => Math.min(1, top[channel] * ofTop + below[channel] * ofBelow);
  return [sum(0), sum(1), sum(2), sum(3)];
}

function blend(top: Pixel, below: Pixel, mix: ((source: Rgb, under: Rgb) => Rgb) | undefined): Pixel {
  const [topAlpha, belowAlpha] = [top[3], below[3]];
  const mixed = mix?.(straight(top), straight(below)) ?? straight(top);
  const both = topAlpha * belowAlpha;
  const sum = (channel: 0 | 1 | 2) =>
    top[channel] * (1 - belowAlpha) + below[channel] * (1 - topAlpha) + both * mixed[channel];
  return [sum(0), sum(1), sum(2), topAlpha + belowAlpha - both];
}

function mixerOf(mode: CompositeMode): ((source: Rgb, under: Rgb) => Rgb) | undefined {
  const mix = channels[mode];
  if (!mix) return colors[mode];
  return (s, u) => [mix(s[0], u[0]), mix(s[1], u[1]), mix(s[2], u[2])];
}

function unpack(word: number): Pixel {
  return [(word & 255) / 255, ((word >>> 8) & 255) / 255, ((word >>> 16) & 255) / 255, (word >>> 24) / 255];
}

/** Limits each channel to its alpha, which premultiplied pixels must never exceed. */
function pack([r, g, b, a]: Pixel): number {
  const alpha = Math.round(a * 255);
  const channel = (value: number) => Math.min(alpha, Math.round(value * 255));
  return channel(r) | (channel(g) << 8) | (channel(b) << 16) | (alpha << 24);
}

function straight([r, g, b, a]: Pixel): Rgb {
  return a === 0 ? [0, 0, 0] : [r / a, g / a, b / a];
}

const lightOf = ([r, g, b]: Rgb) => 0.3 * r + 0.59 * g + 0.11 * b;
const saturationOf = (rgb: Rgb) => Math.max(...rgb) - Math.min(...rgb);

function withLight(rgb: Rgb, light: number): Rgb {
  const by = light - lightOf(rgb);
  const [r, g, b] = rgb;
  return withinRange([r + by, g + by, b + by]);
}

function withinRange(rgb: Rgb): Rgb {
  const light = lightOf(rgb);
  const least = Math.min(...rgb);
  const most = Math.max(...rgb);
  const pull = (value: number) => {
    const raised = least < 0 ? light + ((value - light) * light) / (light - least) : value;
    return most > 1 ? light + ((raised - light) * (1 - light)) / (most - light) : raised;
  };
  return [pull(rgb[0]), pull(rgb[1]), pull(rgb[2])];
}

function withSaturation(rgb: Rgb, saturation: number): Rgb {
  const least = Math.min(...rgb);
  const range = saturationOf(rgb);
  const scale = (value: number) => (range === 0 ? 0 : ((value - least) * saturation) / range);
  return [scale(rgb[0]), scale(rgb[1]), scale(rgb[2])];
}
