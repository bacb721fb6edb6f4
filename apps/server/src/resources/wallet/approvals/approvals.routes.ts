import { approvalCalls } from '@platen/contract/wallet/approvals.calls';
import { route } from '../../../platform/http/route.ts';
import * as service from './approvals.service.ts';

export const approvalRoutes = [
  route(approvalCalls.list, { run: (ctx, { list }) => service.listApprovals(ctx, list) }),
  route(approvalCalls.get, { run: (ctx, { params }) => service.getApproval(ctx, params.id) }),
  route(approvalCalls.getSettings, { run: (ctx) => service.getApprovalSettings(ctx) }),
  route(approvalCalls.updateSettings, { run: (ctx, { body }) => service.updateApprovalSettings(ctx, body) }),
];
