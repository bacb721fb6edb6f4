import { createContext, use } from 'react';
import type { FileLimits } from '../upload/file-limits.ts';

/** What editors offer that is not of their field: it comes from the screen around them. */
export interface FieldServices {
  /** The names of the fonts to choose from. None: the name is typed. */
  fonts: readonly string[];
  pictureMaxMb: number;
  /** What else a picture must be. */
  pictureLimits?: Partial<FileLimits>;
  /** What pictures are tagged with when they are uploaded; stored ones are looked for under the same. */
  pictureTags?: readonly string[];
  /** Why nobody can bring a picture here. Nothing: they can. */
  noPictures?: string | undefined;
  /** What a reference can point to. */
  references?: Partial<Record<'images' | 'texts' | 'template', readonly { value: string; label: string }[]>>;
}

const FieldServicesContext = createContext<FieldServices>({ fonts: [], pictureMaxMb: 20 });

export const FieldServicesProvider = FieldServicesContext.Provider;

export function useFieldServices(): FieldServices {
  return use(FieldServicesContext);
}
