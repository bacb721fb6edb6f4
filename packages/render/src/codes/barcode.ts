import { code128QuietModules, encodeCode128 } from './code128.ts';
import type { CodeGrid } from './draw-code.ts';

/** The grid of a Code 128 symbol, one row high; undefined if the text cannot be encoded. */
export function barcodeGrid(text: string): CodeGrid | undefined {
  const widths = encodeCode128(text);
  if (!widths) return undefined;
  const dark: { left: number; top: number; width: number; height: number }[] = [];
  let left = code128QuietModules;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) dark.push({ left, top: 0, width, height: 1 });
    left += width;
  }
  // Common scanners read bars down to 0.165 mm: one pixel at 150 dpi, two at 300 dpi.
  const columns = left + code128QuietModules;
  return { format: 'Code128', columns, rows: 1, moduleMinPx: 1, moduleMinMm: 0.165, isSquare: false, dark };
}
