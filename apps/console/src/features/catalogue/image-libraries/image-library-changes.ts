import type { ImageLibraryInput } from '@platen/model/catalogue/image-libraries';
import { api, type CallOptions } from '../../../shared/request/request.ts';

// The form shows refusals at the fields, so no message is shown.
export const createImageLibrary = (body: ImageLibraryInput, options: CallOptions) =>
  api('POST /image_libraries', { body, ...options, showError: false });

export const updateImageLibrary = (id: string, body: ImageLibraryInput) =>
  api('PUT /image_libraries/:id', { params: { id }, body, showError: false });

export const deleteImageLibrary = (id: number) => api('DELETE /image_libraries/:id', { params: { id } });
