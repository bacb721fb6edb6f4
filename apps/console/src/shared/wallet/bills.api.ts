import type { Bill } from '@platen/model/bills';
import type { Page } from '@platen/model/lists';
import { queryOptions } from '@tanstack/react-query';
import type { ListSource } from '../../ui/list/list.types.ts';
import { path } from '../request/query-string.ts';
import { get } from '../request/request.ts';

export const bills: ListSource<Bill> = {
  key: ['bills'],
  load: (query, call) => get<Page<Bill>>('/bills', { query, ...call }),
};

export const billQuery = (id: string) =>
  queryOptions({
    queryKey: ['bills', id],
    queryFn: ({ signal }) => get<Bill>(path`/bills/${id}`, { signal }),
  });
