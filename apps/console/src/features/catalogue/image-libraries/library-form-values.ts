import type { ImageLibrary, ImageLibraryInput } from '@platen/model/catalogue/image-libraries';
import type { StoredFile } from '../../../ui/upload/upload.types.ts';

/** With the names of the wire, so that refusals find their fields; files are objects here. */
export interface LibraryValues {
  name: string;
  description: string;
  library_category_id: number | null;
  tag_list: string[];
  preview_image_ids: StoredFile[];
  file_id: StoredFile[];
}

export const emptyLibrary: LibraryValues = {
  name: '',
  description: '',
  library_category_id: null,
  tag_list: [],
  preview_image_ids: [],
  file_id: [],
};

export function toLibraryValues(library: ImageLibrary): LibraryValues {
  const { name, description, library_category_id, tag_list, preview_images, file } = library;
  const file_id = file ? [file] : [];
  return { name, description, library_category_id, tag_list, preview_image_ids: preview_images, file_id };
}

export function toLibraryInput({ preview_image_ids, file_id, ...rest }: LibraryValues): ImageLibraryInput {
  return { ...rest, preview_image_ids: preview_image_ids.map(({ id }) => id), file_id: file_id[0]?.id ?? null };
}
