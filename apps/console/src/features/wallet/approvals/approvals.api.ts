import type { ApprovalRejection, ApprovalSettingsUpdate } from '@platen/model/wallet/approvals';
import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../../../shared/request/list-source.ts';
import { api } from '../../../shared/request/request.ts';

export const approvals = listSource('GET /approvals', ['approvals']);

export const approvalSettingsQuery = queryOptions({
  queryKey: ['approval_settings'],
  queryFn: ({ signal }) => api('GET /approval_settings', { signal }),
});

// The dialogs show refusals themselves, so no message is shown.
export const updateApprovalSettings = (body: ApprovalSettingsUpdate) =>
  api('PUT /approval_settings', { body, showError: false });

export const rejectApproval = (id: number, body: ApprovalRejection) =>
  api('PUT /approvals/:id/reject', { params: { id }, body, showError: false });

export const approveApproval = (id: number) => api('PUT /approvals/:id/approve', { params: { id } });
export const withdrawApproval = (id: number) => api('PUT /approvals/:id/withdraw', { params: { id } });
