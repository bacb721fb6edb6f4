import type { Size } from '@platen/design/geometry';
import { atSize, type TextFit } from '@platen/design/layers/text-fit';
import type { TextStyle } from '@platen/design/layers/text-style';
import { breakLine } from './break-lines.ts';
import type { FontCut } from './font-cut.ts';
import { cleanText } from './layout.ts';
import { isVertical, layoutLine } from './line.ts';

/** A text and the frame that it must fit into. */
export interface TextToFit {
  readonly text: string;
  readonly style: TextStyle;
  readonly frame: Size;
  readonly fit: TextFit;
  /** Opens the font for a size. */
  cutFor(style: TextStyle): FontCut;
}

/** A text broken into lines, at its fitted size. */
export interface FittedText {
  readonly text: string;
  readonly style: TextStyle;
  /** False if the text exceeds the frame even at its smallest size. */
  readonly fits: boolean;
}

/** A finer step would not be visible. */
const sizeStepPx = 0.5;
/** A text may exceed its frame by this much without a finding. */
const tolerancePx = 0.5;

/** The largest size at which a text fits; the smallest allowed size if none fits. */
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

/** A text at a size, broken into lines if it wraps. */
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
 * Measures the length of a line at a size. Lengths scale linearly, so a line is shaped once for all sizes, except in
 * fonts with optical sizes.
 */
function lengthsAt({ style: own, cutFor }: TextToFit, style: TextStyle): (line: string) => number {
  const [ownCut, cut] = [cutFor(own), cutFor(style)];
  if (cut !== ownCut) return (line) => layoutLine(line, style, cut).length;
  const share = style.font_size / own.font_size;
  return (line) => layoutLine(line, own, ownCut).length * share;
}
