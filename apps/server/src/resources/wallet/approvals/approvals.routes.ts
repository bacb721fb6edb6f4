import { approvalCalls } from '@platen/contract/wallet/approvals.calls';
import { route } from '../../../platform/http/route.ts';
import { type ApprovedMovements, approve, reject, withdraw } from './approval-decisions.service.ts';
import * as service from './approvals.service.ts';

export const approvalRoutes = (movements: ApprovedMovements) => [
  route(approvalCalls.list, { run: (ctx, { list }) => service.listApprovals(ctx, list) }),
  route(approvalCalls.get, { run: (ctx, { params }) => service.getApproval(ctx, params.id) }),
  route(approvalCalls.approve, { run: (ctx, { params }) => approve(ctx, params.id, movements) }),
  route(approvalCalls.reject, { run: (ctx, { params, body }) => reject(ctx, params.id, body.decision_reason) }),
  route(approvalCalls.withdraw, { run: (ctx, { params }) => withdraw(ctx, params.id) }),
  route(approvalCalls.getSettings, { run: (ctx) => service.getApprovalSettings(ctx) }),
  route(approvalCalls.updateSettings, { run: (ctx, { body }) => service.updateApprovalSettings(ctx, body) }),
];
