import { createContext, use } from 'react';
import type { FileLimits } from '../upload/file-limits.ts';

/** A kind of link target that is selected from a list instead of typed. */
export interface LinkSource {
  readonly key: string;
  readonly label: string;
  readonly placeholder: string;
  /** Whether a URL is one of these. */
  readonly owns: (address: string) => boolean;
  readonly search: (keyword: string, signal: AbortSignal) => Promise<readonly { address: string; name: string }[]>;
  /** The name of the target of such a URL. */
  readonly nameOf: (address: string, signal: AbortSignal) => Promise<string>;
}

/** What editors need beyond their field: the screen around them provides it. */
export interface FieldServices {
  /** The fonts to choose from. Without them the name is typed. */
  fonts: readonly string[];
  pictureMaxMb: number;
  /** Further limits for images. */
  pictureLimits?: Partial<FileLimits>;
  /** How many pixels an image needs for each one of its field's size to look sharp; undefined where nobody knows. */
  pictureSharpness?: number;
  /** The tags of uploaded images; stored images are searched by the same tags. */
  pictureTags?: readonly string[];
  videoMaxMb?: number;
  /** The link targets besides typed URLs. */
  linkSources?: readonly LinkSource[];
  /** Why images cannot be uploaded here; undefined if they can. */
  noPictures?: string | undefined;
  /** What a reference can point to. */
  references?: Partial<Record<'images' | 'texts' | 'template', readonly { value: string; label: string }[]>>;
}

const FieldServicesContext = createContext<FieldServices>({ fonts: [], pictureMaxMb: 20 });

export const FieldServicesProvider = FieldServicesContext.Provider;

export function useFieldServices(): FieldServices {
  return use(FieldServicesContext);
}
