import type { Size } from '@platen/design/geometry';
import { atSize, type TextFit } from '@platen/design/layers/text-fit';
import type { TextStyle } from '@platen/design/layers/text-style';
import { breakLine } from './break-lines.ts';
import type { FontCut } from './font-cut.ts';
import { cleanText } from './layout.ts';
import { isVertical, layoutLine } from './line.ts';

/** A text and what it is to fit. */
export interface TextToFit {
  readonly text: string;
  readonly style: TextStyle;
  readonly frame: Size;
  readonly fit: TextFit;
  /** The font, as it is cut for a size. */
  cutFor(style: TextStyle): FontCut;
}

/** A text as it is written: broken into lines, at the size that it got. */
export interface FittedText {
  readonly text: string;
  readonly style: TextStyle;
  /** It fits, and is not only as small as it may become. */
  readonly fits: boolean;
}

/** A finer step is not seen. */
const sizeStepPx = 0.5;
/** As far as a text may reach beyond its frame without a word. */
const tolerancePx = 0.5;

/** The largest size at which a text fits, down to its smallest: that one where none does. */
export function sizeToFit(toFit: TextToFit): number {
  const most = toFit.style.font_size;
  const least = Math.min(most, toFit.fit.sizeMin);
  const steps = Math.ceil((most - least) / sizeStepPx);
  const sizeAt = (step: number) => Math.max(least, most - step * sizeStepPx);
  let [low, high] = [0, steps];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (textAt(toFit, sizeAt(middle)).fits) high = middle;
    else low = middle + 1;
  }
  return sizeAt(low);
}

/** A text at a size, broken where it wraps. */
export function textAt(toFit: TextToFit, sizePx: number): FittedText {
  const { frame, fit } = toFit;
  const style = atSize(toFit.style, sizePx);
  const lengthOf = lengthsAt(toFit, style);
  const room = isVertical(style)
    ? { along: frame.height, across: frame.width }
    : { along: frame.width, across: frame.height };
  const typed = cleanText(toFit.text).split('\n');
  const lines = fit.wraps ? typed.flatMap((line) => breakLine(line, room.along + tolerancePx, lengthOf)) : typed;
  const fits =
    lines.length <= fit.linesMax &&
    lines.length * style.font_size * style.line_height <= room.across + tolerancePx &&
    lines.every((line) => lengthOf(line) <= room.along + tolerancePx);
  return { text: lines.join('\n'), style, fits };
}

/**
 * How long a line is at a size. All of it grows alike, so that it is shaped at one size for all, except in a font that is
 * cut otherwise for each.
 */
function lengthsAt({ style: own, cutFor }: TextToFit, style: TextStyle): (line: string) => number {
  const [ownCut, cut] = [cutFor(own), cutFor(style)];
  if (cut !== ownCut) return (line) => layoutLine(line, style, cut).length;
  const share = style.font_size / own.font_size;
  return (line) => layoutLine(line, own, ownCut).length * share;
}
