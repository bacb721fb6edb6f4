import type { Fill } from './images/sample.ts';
import { type Pen, scaleOf } from './pen.ts';

/**
 * Reports a picture that is enlarged so much that its resolution on the print falls below the limits. A picture that is
 * not enlarged has at least the resolution of the template and is never reported, however low that is.
 */
export function checkResolution(pen: Pen, { part, size }: Pick<Fill, 'part' | 'size'>): void {
  const { resolutionLimits: limits, dpi } = pen.target;
  if (!limits) return;
  const pixelsForOne = Math.min(part.width / size.width, part.height / size.height) / scaleOf(pen);
  const effectiveDpi = dpi * pixelsForOne;
  if (pixelsForOne >= 1 || effectiveDpi >= Math.max(limits.warn_dpi, limits.error_dpi)) return;
  const kind = effectiveDpi < limits.error_dpi ? 'very_low_resolution' : 'low_resolution';
  pen.report(kind, String(Math.floor(effectiveDpi)));
}
