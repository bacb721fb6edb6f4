import type { PlanFinding } from './preflight.types.ts';

/** What the canvas shows beside the number of a finding: a figure or a letter, the same in both languages. */
export const canvasMarkTexts: Readonly<Partial<Record<PlanFinding['kind'], (detail: string) => string>>> = {
  low_resolution: (dpi) => `${dpi} dpi`,
  very_low_resolution: (dpi) => `${dpi} dpi`,
  missing_glyph: (character) => character,
  code_too_small: (mm) => `< ${mm} mm`,
};
