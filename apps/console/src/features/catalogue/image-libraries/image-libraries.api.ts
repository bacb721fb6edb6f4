import type { ImageLibrary } from '@platen/model/image-libraries';
import type { Page } from '@platen/model/lists';
import { queryOptions } from '@tanstack/react-query';
import { path } from '../../../shared/request/query-string.ts';
import { get } from '../../../shared/request/request.ts';
import type { ListSource } from '../../../ui/list/list.types.ts';

export const imageLibraries: ListSource<ImageLibrary> = {
  key: ['image_libraries'],
  load: (query, call) => get<Page<ImageLibrary>>('/image_libraries', { query, ...call }),
};

export const imageLibraryQuery = (id: string) =>
  queryOptions({
    queryKey: [...imageLibraries.key, id],
    queryFn: ({ signal }) => get<ImageLibrary>(path`/image_libraries/${id}`, { signal }),
  });
