import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../request/list-source.ts';
import { api } from '../request/request.ts';

export const auditEntries = listSource('GET /audit_entries', ['audit_entries']);

/** The names of the actions that the log can be filtered by. */
export const auditedActionsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['audit_entries', 'actions', locale],
    queryFn: ({ signal }) => api('GET /audit_entries/read_options', { signal, showActivity: false }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const shownCount = 10;

/** The last entries about one thing. */
export const subjectHistoryQuery = (type: string, id: number) =>
  queryOptions({
    queryKey: ['audit_entries', type, id],
    queryFn: ({ signal }) =>
      api('GET /audit_entries', {
        query: { subject_type_eq: type, subject_id_eq: id, per_page: shownCount },
        signal,
        showActivity: false,
      }),
  });
