import { approvalCalls } from '@platen/contract/wallet/approvals.calls';
import { route } from '../../../platform/http/route.ts';
import { type ApprovedRefunds, approve, reject, withdraw } from './approval-decisions.service.ts';

export const approvalDecisionRoutes = (refunds: ApprovedRefunds) => [
  route(approvalCalls.approve, { run: (ctx, { params }) => approve(ctx, params.id, refunds) }),
  route(approvalCalls.reject, { run: (ctx, { params, body }) => reject(ctx, params.id, body.decision_reason) }),
  route(approvalCalls.withdraw, { run: (ctx, { params }) => withdraw(ctx, params.id) }),
];
