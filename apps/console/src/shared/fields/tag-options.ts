import type { TaggableType } from '@platen/model/files/tags';
import { listPageSizeMax } from '@platen/model/lists/list-pages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../request/request.ts';

/** The tags that records of a type have, most used first. */
export async function listTagNames(type: TaggableType, signal: AbortSignal): Promise<string[]> {
  const query = { page: 1, per_page: listPageSizeMax, taggings_taggable_type_eq: type };
  const { data } = await api('GET /tags/read_options', { query, signal, showActivity: false });
  return data.map(({ name }) => name);
}

export const tagNamesQuery = (type: TaggableType) =>
  queryOptions({ queryKey: ['tags', type], queryFn: ({ signal }) => listTagNames(type, signal) });
