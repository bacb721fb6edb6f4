import type { FontLibrary, FontLibraryInput } from '@platen/model/catalogue/font-libraries';
import type { StoredFile } from '../../../ui/upload/upload.types.ts';

/** With the names of the wire, so that refusals find their fields; the file is an object here. */
export interface FontValues {
  name: string;
  font_file_id: StoredFile[];
  tag_list: string[];
}

export const emptyFont: FontValues = { name: '', font_file_id: [], tag_list: [] };

export const toFontValues = ({ name, font_file, tag_list }: FontLibrary): FontValues => ({
  name,
  font_file_id: [font_file],
  tag_list,
});

export function toFontInput({ name, font_file_id, tag_list }: FontValues): FontLibraryInput {
  // The form does not submit without a file; 0 is an id that the server refuses by name.
  return { name, font_file_id: font_file_id[0]?.id ?? 0, tag_list };
}

/** The likely name of a font file: `MaShanZheng-Regular.ttf` → `MaShanZheng`. */
export function suggestedName(filename: string): string {
  return filename
    .replace(/\.[^.]*$/, '')
    .replace(/[-_ ]?(regular|variable|vf)$/i, '')
    .replaceAll('_', ' ')
    .trim();
}
