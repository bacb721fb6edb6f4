import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import { createContext, use, useMemo, useState } from 'react';

/** The fonts that the designer can draw: those of the template, and those that were selected since. */
export interface DesignerFonts {
  readonly known: readonly FontLibrary[];
  register: (fonts: readonly FontLibrary[]) => void;
}

export const DesignerFontsContext = createContext<DesignerFonts>({ known: [], register: () => undefined });

export function useDesignerFonts(): DesignerFonts {
  return use(DesignerFontsContext);
}

/** The fonts of a designer that starts with those of its template. */
export function useFontRegistry(initial: readonly FontLibrary[]): DesignerFonts {
  const [known, setKnown] = useState(initial);
  return useMemo(
    () => ({
      known,
      register: (more) =>
        setKnown((now) => {
          const unknown = more.filter(({ id }) => !now.some((font) => font.id === id));
          // Returns the same array if nothing is new: a new one would trigger effects that register fonts, endlessly.
          return unknown.length === 0 ? now : [...now, ...unknown];
        }),
    }),
    [known],
  );
}
