import { healthCalls } from '@platen/contract/operations/health.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import * as failedJobs from './failed-jobs.service.ts';
import { getHealth, requestLedgerCheck } from './health.service.ts';

export const healthRoutes = [
  route(healthCalls.get, { run: (ctx) => getHealth(ctx) }),
  route(healthCalls.listFailedJobs, { run: (ctx, { list }) => failedJobs.listFailedJobs(ctx, list) }),
  route(healthCalls.retryFailedJob, {
    run: async (ctx, { params }) => {
      await failedJobs.retryFailedJob(ctx, params.id);
      return done(ctx);
    },
  }),
  route(healthCalls.discardFailedJob, {
    run: async (ctx, { params }) => {
      await failedJobs.discardFailedJob(ctx, params.id);
      return done(ctx);
    },
  }),
  route(healthCalls.checkLedger, { run: (ctx) => requestLedgerCheck(ctx) }),
];
