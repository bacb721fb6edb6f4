import type { CustomRoleInput } from '@platen/model/accounts/custom-roles';
import { api } from '../../../shared/request/request.ts';

// The form shows refusals at the fields, so no message is shown.
export const createRole = (body: CustomRoleInput) => api('POST /roles', { body, showError: false });
export const updateRole = (id: number, body: CustomRoleInput) =>
  api('PUT /roles/:id', { params: { id }, body, showError: false });

export const deleteRole = (id: number) => api('DELETE /roles/:id', { params: { id } });
