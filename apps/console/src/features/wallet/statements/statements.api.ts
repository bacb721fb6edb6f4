import type { StatementDifference, StatementInput } from '@platen/model/wallet/statements';
import { queryOptions } from '@tanstack/react-query';
import { listSource, queryOf } from '../../../shared/request/list-source.ts';
import { api, type CallOptions } from '../../../shared/request/request.ts';
import type { ListSource } from '../../../ui/list/list.types.ts';

/** A statement of a hundred thousand lines is compared while its form waits. */
const compareTimeoutMs = 5 * 60_000;

export const statements = listSource('GET /statements', ['statements']);

export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['statements', id],
    queryFn: ({ signal }) => api('GET /statements/:id', { params: { id }, signal }),
  });

export function differencesOf(id: number): ListSource<StatementDifference> {
  return {
    key: ['statements', String(id), 'differences'],
    load: (params, options) =>
      api('GET /statements/:id/differences', {
        ...queryOf('GET /statements/:id/differences', params),
        params: { id },
        ...options,
      }),
  };
}

// The form shows refusals at the fields, so no message is shown.
export const createStatement = (body: StatementInput, options: CallOptions) =>
  api('POST /statements', { body, ...options, timeoutMs: compareTimeoutMs, showError: false });
