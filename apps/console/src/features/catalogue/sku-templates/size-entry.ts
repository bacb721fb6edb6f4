import { millimetersOf, pixelsOf } from '@platen/design/millimeters';

/** The unit that the user entered last. The other one is derived from it, again whenever the resolution changes. */
type EnteredIn = 'mm' | 'px';

/** The printed size and the pixels of a size; undefined if it has no fixed image. */
export interface SizeMeasures {
  width: number | null;
  height: number | null;
  width_mm: number | null;
  height_mm: number | null;
  entered: EnteredIn;
}

export const noMeasures: SizeMeasures = { width: null, height: null, width_mm: null, height_mm: null, entered: 'mm' };

/** A stored size, in pixels, at its resolution. */
export function measuresOf({ width, height }: Pick<SizeMeasures, 'width' | 'height'>, dpi: number): SizeMeasures {
  return { width, height, width_mm: mmOf(width, dpi), height_mm: mmOf(height, dpi), entered: 'px' };
}

/** The measures after one unit was entered. */
export function enteredIn<M extends Partial<SizeMeasures>>(unit: EnteredIn, row: M, dpi: number): M & SizeMeasures {
  const { width = null, height = null, width_mm = null, height_mm = null } = row;
  if (unit === 'px') return { ...row, ...measuresOf({ width, height }, dpi) };
  return { ...row, width_mm, height_mm, width: pxOf(width_mm, dpi), height: pxOf(height_mm, dpi), entered: 'mm' };
}

/** The measures at another resolution: the entered unit stays, the other one is derived. */
export function atResolution<M extends Partial<SizeMeasures>>(row: M, dpi: number): M & SizeMeasures {
  return enteredIn(row.entered ?? 'mm', row, dpi);
}

function pxOf(mm: number | null, dpi: number): number | null {
  return mm === null ? null : pixelsOf(mm, dpi);
}

function mmOf(px: number | null, dpi: number): number | null {
  return px === null ? null : millimetersOf(px, dpi);
}
