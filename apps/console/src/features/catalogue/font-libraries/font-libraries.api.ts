import type { FontLibraryInput } from '@platen/model/catalogue/font-libraries';
import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../../../shared/request/list-source.ts';
import { api, type CallOptions } from '../../../shared/request/request.ts';

export const fontLibraries = listSource('GET /font_libraries', ['font_libraries']);

export const fontLibraryQuery = (id: string) =>
  queryOptions({
    queryKey: ['font_libraries', id],
    queryFn: ({ signal }) => api('GET /font_libraries/:id', { params: { id }, signal }),
  });

// The form shows refusals at the fields, so no message is shown.
export const createFontLibrary = (body: FontLibraryInput, options: CallOptions) =>
  api('POST /font_libraries', { body, ...options, showError: false });

export const updateFontLibrary = (id: string, body: FontLibraryInput) =>
  api('PUT /font_libraries/:id', { params: { id }, body, showError: false });

export const deleteFontLibrary = (id: number) => api('DELETE /font_libraries/:id', { params: { id } });
