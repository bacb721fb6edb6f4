import { millimetersOf } from '@platen/design/millimeters';
import { largestBleedMm } from '@platen/design/print-options';
import type { Scene } from '@platen/design/scene';
import { RefusedError } from '@platen/render/node';

/**
 * Throws for a print of which trimming would leave nothing. Saving a design checks this too; this is for designs and
 * orders saved before that check. Drawing again would not help, so the refusal is final.
 */
export function assertPrintableBleed({ width, height, dpi, print }: Scene): void {
  const max = largestBleedMm({ width, height }, dpi);
  if (print?.format !== 'pdf' || print.bleed_mm <= max) return;
  const size = [width, height].map((side) => millimetersOf(side, dpi)).join(' × ');
  throw new RefusedError([
    { kind: 'bleed_too_large', layer_id: '', layer_name: `${size} mm`, detail: String(Math.max(0, max)) },
  ]);
}
