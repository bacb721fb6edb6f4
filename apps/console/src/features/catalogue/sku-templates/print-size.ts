import { millimetersOf } from '@platen/design/millimeters';

interface Pixels {
  width: number | null;
  height: number | null;
}

/** A size in each unit, as text; undefined if a size has no fixed image. */
export function printSize(
  { width, height }: Pixels,
  dpi: number,
): { px: string; mm: string; inch: string } | undefined {
  if (width === null || height === null || dpi <= 0) return undefined;
  const inches = (px: number) => (px / dpi).toFixed(2);
  return {
    px: `${width} × ${height} px`,
    mm: `${millimetersOf(width, dpi)} × ${millimetersOf(height, dpi)} mm`,
    inch: `${inches(width)} × ${inches(height)} in`,
  };
}
