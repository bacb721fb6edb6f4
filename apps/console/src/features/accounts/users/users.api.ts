import type { CustomerPlanInput } from '@platen/model/accounts/customer-plans';
import type { AdvanceInput, UserInvitation, UserRole, UserUpdate } from '@platen/model/accounts/users';
import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../../../shared/request/list-source.ts';
import { api } from '../../../shared/request/request.ts';

export const users = listSource('GET /users', ['users']);

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => api('GET /users/:id', { params: { id }, signal }),
  });

export const userStorageQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', String(id), 'storage_usage'],
    queryFn: ({ signal }) => api('GET /users/:id/storage_usage', { params: { id }, signal }),
  });

export const userMembersQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', String(id), 'members'],
    queryFn: ({ signal }) => api('GET /users/:id/members', { params: { id }, signal }),
  });

export const userSignInQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', String(id), 'sign_in'],
    queryFn: ({ signal }) => api('GET /users/:id/sign_in', { params: { id }, signal }),
  });

export const endUserSessions = (id: number) => api('DELETE /users/:id/sessions', { params: { id } });
export const resetUserFactors = (id: number) => api('DELETE /users/:id/factors', { params: { id } });

// The forms show refusals at the fields, so no message is shown.
export const inviteUser = (body: UserInvitation) => api('POST /users/invite', { body, showError: false });

export const updateUser = (id: number, body: UserUpdate) =>
  api('PUT /users/:id', { params: { id }, body, showError: false });

export const createResetLink = (id: number) => api('POST /users/:id/reset_link', { params: { id } });

export const setPlan = (id: number, body: CustomerPlanInput) =>
  api('PUT /users/:id/plan', { params: { id }, body, showError: false });

export const setRole = (id: number, body: UserRole) =>
  api('PUT /users/:id/role', { params: { id }, body, showError: false });

export const grantAdvance = (id: number, body: AdvanceInput) =>
  api('PUT /users/:id/advance', { params: { id }, body, showError: false });

export const freezeUser = (id: number) => api('PUT /users/:id/freeze', { params: { id } });
export const unfreezeUser = (id: number) => api('PUT /users/:id/unfreeze', { params: { id } });
