import type { Fill } from './images/sample.ts';
import { type Pen, scaleOf } from './pen.ts';

/** Below the first a print looks soft from where one holds it, below the second anyone sees the pixels. */
const softBelowDpi = 100;
const blurredBelowDpi = 50;

/**
 * Reports a picture that is enlarged until too few of its pixels come to an inch of the print. One that is not enlarged
 * has the resolution that the template asks for, however low that is.
 */
export function checkResolution(pen: Pen, { part, size }: Pick<Fill, 'part' | 'size'>): void {
  const { checksResolution, dpi } = pen.sheet;
  if (!checksResolution) return;
  const pixelsForOne = Math.min(part.width / size.width, part.height / size.height) / scaleOf(pen);
  const effectiveDpi = dpi * pixelsForOne;
  if (pixelsForOne >= 1 || effectiveDpi >= softBelowDpi) return;
  const kind = effectiveDpi < blurredBelowDpi ? 'very_low_resolution' : 'low_resolution';
  pen.report(kind, String(Math.floor(effectiveDpi)));
}
