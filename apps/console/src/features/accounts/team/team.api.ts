import type { MemberInvitation, MemberUpdate } from '@platen/model/accounts/members';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';

export const membersQuery = queryOptions({
  queryKey: ['mine', 'members'],
  queryFn: ({ signal }) => api('GET /mine/members', { signal }),
});

// The forms show refusals at the fields, so no message is shown.
export const inviteMember = (body: MemberInvitation) => api('POST /mine/members/invite', { body, showError: false });
export const updateMember = (id: number, body: MemberUpdate) =>
  api('PUT /mine/members/:id', { params: { id }, body, showError: false });

export const createMemberLink = (id: number) => api('POST /mine/members/:id/reset_link', { params: { id } });
export const removeMember = (id: number) => api('DELETE /mine/members/:id', { params: { id } });
export const transferOwnership = (id: number) => api('PUT /mine/members/:id/owner', { params: { id } });
