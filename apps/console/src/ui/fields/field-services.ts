import { createContext, use } from 'react';
import type { FileLimits } from '../upload/file-limits.ts';

/** Something that a link can lead to, chosen from a list instead of typed. */
export interface LinkSource {
  readonly key: string;
  readonly label: string;
  readonly placeholder: string;
  /** Whether an address is one of these. */
  readonly owns: (address: string) => boolean;
  readonly search: (keyword: string, signal: AbortSignal) => Promise<readonly { address: string; name: string }[]>;
  /** What an address of these leads to. */
  readonly nameOf: (address: string, signal: AbortSignal) => Promise<string>;
}

/** What editors offer that is not of their field: it comes from the screen around them. */
export interface FieldServices {
  /** The names of the fonts to choose from. None: the name is typed. */
  fonts: readonly string[];
  pictureMaxMb: number;
  /** What else a picture must be. */
  pictureLimits?: Partial<FileLimits>;
  /** What pictures are tagged with when they are uploaded; stored ones are looked for under the same. */
  pictureTags?: readonly string[];
  videoMaxMb?: number;
  /** What links can lead to, besides addresses. */
  linkSources?: readonly LinkSource[];
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
