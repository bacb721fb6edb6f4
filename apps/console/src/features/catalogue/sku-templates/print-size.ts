const mmPerInch = 25.4;

/** The printed size of a number of pixels. */
const inchesOf = (pixels: number, dpi: number): number => pixels / dpi;
const millimetersOf = (pixels: number, dpi: number): number => (pixels / dpi) * mmPerInch;

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
  const text = (convert: (pixels: number, dpi: number) => number, digits: number, unit: string) =>
    `${convert(width, dpi).toFixed(digits)} × ${convert(height, dpi).toFixed(digits)} ${unit}`;
  return { px: `${width} × ${height} px`, mm: text(millimetersOf, 1, 'mm'), inch: text(inchesOf, 2, 'in') };
}
