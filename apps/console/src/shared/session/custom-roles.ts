import { customRolesMax } from '@platen/model/accounts/custom-role-limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../request/request.ts';

/** All roles that administrators have put together; there are few. */
export const customRolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: async ({ signal }) =>
    (await api('GET /roles', { query: { per_page: customRolesMax, order: 'name asc' }, signal, showActivity: false }))
      .data,
});
