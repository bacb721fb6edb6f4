import type { FontLibrary, FontLibraryInput } from '@platen/model/font-libraries';
import type { Page } from '@platen/model/lists';
import { queryOptions } from '@tanstack/react-query';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, del, get, post, put } from '../../../shared/request/request.ts';
import type { ListSource } from '../../../ui/list/list.types.ts';

export const fontLibraries: ListSource<FontLibrary> = {
  key: ['font_libraries'],
  load: (query, call) => get<Page<FontLibrary>>('/font_libraries', { query, ...call }),
};

export const fontLibraryQuery = (id: string) =>
  queryOptions({
    queryKey: ['font_libraries', id],
    queryFn: ({ signal }) => get<FontLibrary>(path`/font_libraries/${id}`, { signal }),
  });

// The form shows what the server refuses, beside the fields; nothing is announced.
export const createFontLibrary = (input: FontLibraryInput, options: CallOptions) =>
  post<FontLibrary>('/font_libraries', input, { ...options, showError: false });

export const updateFontLibrary = (id: string, input: FontLibraryInput) =>
  put<FontLibrary>(path`/font_libraries/${id}`, input, { showError: false });

export const deleteFontLibrary = (id: number) => del(path`/font_libraries/${id}`);
