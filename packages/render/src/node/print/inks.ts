import { inkCount } from './press-colors.ts';

/**
 * What black letters leave of the ground under them. A print is drawn twice, with its black letters in black and in
 * white: by how much the two differ is how much of each pixel they cover, whatever lies below or over them.
 */
export interface Lettering {
  /** RGB of the ground, as if there were no letters. */
  readonly ground: Uint8Array;
  /** 0–255 for each pixel. */
  readonly cover: Uint8Array;
}

/**
 * @param inBlack RGB of the print
 * @param inWhite the same with its black letters in white
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
    // Under a letter that covers its pixel whole there is nothing to be seen.
    const rest = 255 - covered;
    for (let channel = at; channel < at + 3; channel++) {
      ground[channel] = rest === 0 ? 255 : Math.min(255, Math.round(((inBlack[channel] as number) * 255) / rest));
    }
  }
  return { ground, cover };
}

/** Lays letters of black ink alone on the inks of the ground. In place. */
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
 * Where a pixel has more ink than paper can hold, its colored inks are thinned alike; black, which carries the
 * drawing, stays. In place.
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
    // Rounded down: three roundings up would be beyond the limit again.
    const share = room / colored;
    inks[at] = Math.floor(cyan * share);
    inks[at + 1] = Math.floor(magenta * share);
    inks[at + 2] = Math.floor(yellow * share);
  }
}
