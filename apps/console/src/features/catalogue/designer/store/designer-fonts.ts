import type { FontLibrary } from '@platen/model/font-libraries';
import { createContext, use } from 'react';

/** The fonts that the designer can draw: those of the template, and those that were selected since. */
export interface DesignerFonts {
  readonly known: readonly FontLibrary[];
  register: (fonts: readonly FontLibrary[]) => void;
}

export const DesignerFontsContext = createContext<DesignerFonts>({ known: [], register: () => undefined });

export function useDesignerFonts(): DesignerFonts {
  return use(DesignerFontsContext);
}
