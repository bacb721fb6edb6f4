import type { Page } from '@platen/model/lists';
import type { AdvanceInput, User, UserDetail, UserInput } from '@platen/model/users';
import { queryOptions } from '@tanstack/react-query';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, get, post, put } from '../../../shared/request/request.ts';
import type { ListSource } from '../../../ui/list/list.types.ts';

export const users: ListSource<User> = {
  key: ['users'],
  load: (query, call) => get<Page<User>>('/users', { query, ...call }),
};

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => get<UserDetail>(path`/users/${id}`, { signal }),
  });

// The forms show what the server refuses, beside the fields; nothing is announced.
export const createUser = (input: UserInput, options: CallOptions) =>
  post<UserDetail>('/users', input, { ...options, showError: false });

export const grantAdvance = (id: number, input: AdvanceInput) =>
  put<UserDetail>(path`/users/${id}/advance`, input, { showError: false });

export const freezeUser = (id: number) => put<UserDetail>(path`/users/${id}/freeze`, undefined);
export const unfreezeUser = (id: number) => put<UserDetail>(path`/users/${id}/unfreeze`, undefined);
