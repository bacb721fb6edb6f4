import type { ImageLibrary, ImageLibraryInput } from '@platen/model/image-libraries';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, del, post, put } from '../../../shared/request/request.ts';

// The form shows what the server refuses, beside the fields; nothing is announced.
export const createImageLibrary = (input: ImageLibraryInput, options: CallOptions) =>
  post<ImageLibrary>('/image_libraries', input, { ...options, showError: false });

export const updateImageLibrary = (id: string, input: ImageLibraryInput) =>
  put<ImageLibrary>(path`/image_libraries/${id}`, input, { showError: false });

export const deleteImageLibrary = (id: number) => del(path`/image_libraries/${id}`);
