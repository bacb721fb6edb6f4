import { darken, lighten, mix } from './color.ts';

/** The colors that a motif is printed in. */
export type Inks = {
  /** The color of unprinted areas. */
  readonly paper: string;
  readonly main: string;
  readonly deep: string;
  readonly accent: string;
  readonly soft: string;
};

/** `ground` is the background behind the product. */
export type Palette = Inks & { readonly ground: string };

export const palettes = {
  indigo: inkSet('#ecebff', '#646cff', '#2f3280', '#ffb468', '#c3c7ff'),
  coral: inkSet('#ffece7', '#ff7a5c', '#76293a', '#ffcd74', '#ffc7b5'),
  mint: inkSet('#e2f4ec', '#2fa67e', '#155548', '#f6c555', '#a9dcc7'),
  sand: inkSet('#f5eee2', '#d9834a', '#5a3523', '#7fb098', '#eecda4'),
  rose: inkSet('#fdeaf1', '#e0629b', '#71204c', '#ffbf8f', '#f7bdd6'),
  violet: inkSet('#f1eafc', '#9468dd', '#402a7c', '#ffa9c4', '#d3bdf5'),
  sky: inkSet('#e4f1fe', '#3f8fde', '#1d3b70', '#f9c75c', '#aed5f7'),
  slate: inkSet('#eceef4', '#5a6385', '#23273f', '#ff8263', '#bcc3d8'),
  lemon: inkSet('#fff6da', '#efae2c', '#664513', '#3f9f8d', '#fbdf94'),
  teal: inkSet('#e0f3f3', '#1f98a3', '#124a5c', '#ff9f7d', '#9bd8da'),
  berry: inkSet('#f8e9ef', '#b23a64', '#4f1433', '#f5b65f', '#eab0c4'),
  olive: inkSet('#f0f2e3', '#7d8f45', '#3c4524', '#e59a6c', '#c9d2a0'),
} satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

function inkSet(ground: string, main: string, deep: string, accent: string, soft: string): Palette {
  return { ground, main, deep, accent, soft, paper: '#ffffff' };
}

/** The color of the blank product. */
export type BodyTone = 'white' | 'cream' | 'ink' | 'color' | 'pastel';

export function bodyColor({ main, deep, soft }: Palette, tone: BodyTone): string {
  switch (tone) {
    case 'white':
      return '#fdfdff';
    case 'cream':
      return '#f7eedd';
    case 'ink':
      return mix(darken(deep, 0.4), '#272a40', 0.78);
    case 'color':
      return main;
    case 'pastel':
      return lighten(soft, 0.35);
  }
}

/** Dark inks are invisible on dark and saturated products, so light inks replace them there. */
export function inksOn(palette: Palette, tone: BodyTone): Inks {
  const paper = bodyColor(palette, tone);
  if (tone === 'ink') {
    return { ...palette, paper, main: lighten(palette.main, 0.15), deep: lighten(palette.ground, 0.3) };
  }
  if (tone === 'color') return { ...palette, paper, main: '#ffffff', soft: lighten(palette.soft, 0.3) };
  return { ...palette, paper };
}
