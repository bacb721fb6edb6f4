import { inkCount } from './press-colors.ts';

/**
 * A print separated into its black letters and the background under them. The print is drawn twice, with the letters in
 * black and in white. The difference of the two is the coverage of the letters, whatever is above or below them.
 */
export interface Lettering {
  /** The RGB pixels of the background, as if there were no letters. */
  readonly ground: Uint8Array;
  /** The coverage of each pixel by letters, 0–255. */
  readonly cover: Uint8Array;
}

/**
 * @param inBlack the RGB pixels of the print
 * @param inWhite the same pixels with the black letters drawn in white
 */
export function separateLettering(inBlack: Uint8Array, inWhite: Uint8Array): Lettering {
  const cover = new Uint8Array(inBlack.length / 3);
  const ground = Uint8Array.from(inBlack);
  for (let pixel = 0, at = 0; pixel < cover.length; pixel++, at += 3) {
    const r = (inWhite[at] as number) - (inBlack[at] as number);
    const g = (inWhite[at + 1] as number) - (inBlack[at + 1] as number);
    const b = (inWhite[at + 2] as number) - (inBlack[at + 2] as number);
    if ((r | g | b) === 0) continue;
    const covered = Math.min(255, Math.max(0, Math.round((r + g + b) / 3)));
    cover[pixel] = covered;
    // The background of a fully covered pixel is unknown and invisible, so it gets no ink.
    const rest = 255 - covered;
    for (let channel = at; channel < at + 3; channel++) {
      ground[channel] = rest === 0 ? 255 : Math.min(255, Math.round(((inBlack[channel] as number) * 255) / rest));
    }
  }
  return { ground, cover };
}

/** Blends letters of pure black ink over the inks of the background. Changes `inks` in place. */
export function addBlackLetters(inks: Uint8Array, cover: Uint8Array): void {
  for (let pixel = 0, at = 0; pixel < cover.length; pixel++, at += inkCount) {
    const covered = cover[pixel] as number;
    if (covered === 0) continue;
    const rest = 255 - covered;
    for (let ink = at; ink < at + 3; ink++) inks[ink] = Math.round(((inks[ink] as number) * rest) / 255);
    inks[at + 3] = Math.round(((inks[at + 3] as number) * rest) / 255 + covered);
  }
}

/**
 * Reduces the ink of pixels that have more of it than the paper can absorb. Cyan, magenta and yellow are scaled by the
 * same factor; black stays, because it carries the contrast. Changes `inks` in place.
 * @param limitPercent the largest sum of the four inks, where 100 is one ink at full strength
 */
export function limitInk(inks: Uint8Array, limitPercent: number): void {
  const most = Math.floor(limitPercent * 2.55);
  for (let at = 0; at < inks.length; at += inkCount) {
    const cyan = inks[at] as number;
    const magenta = inks[at + 1] as number;
    const yellow = inks[at + 2] as number;
    const colored = cyan + magenta + yellow;
    const room = most - (inks[at + 3] as number);
    if (colored <= room) continue;
    // Rounding down keeps the sum within the limit, which rounding to the nearest could exceed.
    const share = room / colored;
    inks[at] = Math.floor(cyan * share);
    inks[at + 1] = Math.floor(magenta * share);
    inks[at + 2] = Math.floor(yellow * share);
  }
}
