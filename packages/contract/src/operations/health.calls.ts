import { doneSchema } from '@platen/model/accounts/accounts';
import { pageSchema } from '@platen/model/lists/lists';
import {
  failedJobList,
  failedJobParams,
  failedJobSchema,
  healthSchema,
  ledgerHealthSchema,
} from '@platen/model/operations/health';
import { can, sessionOnly } from '../access.ts';
import { defineCalls } from '../call.ts';

export const healthCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/health',
    access: sessionOnly(can('health.read')),
    summary: 'Get the server health: versions, database, file store, queues, processes and the last ledger check',
    response: healthSchema,
  },
  listFailedJobs: {
    method: 'GET',
    path: '/health/failed_jobs',
    access: sessionOnly(can('health.read')),
    summary: 'List jobs that failed on their last attempt; they are deleted after seven days',
    list: failedJobList,
    response: pageSchema(failedJobSchema),
  },
  retryFailedJob: {
    method: 'PUT',
    path: '/health/failed_jobs/:id/retry',
    access: sessionOnly(can('health.update')),
    summary: 'Retry a failed job',
    params: failedJobParams,
    response: doneSchema,
  },
  discardFailedJob: {
    method: 'DELETE',
    path: '/health/failed_jobs/:id',
    access: sessionOnly(can('health.update')),
    summary: 'Delete a failed job without retrying it',
    params: failedJobParams,
    response: doneSchema,
  },
  checkLedger: {
    method: 'POST',
    path: '/health/ledger_check',
    access: sessionOnly(can('health.update')),
    summary: 'Check the ledger now, if no check is queued or running',
    response: ledgerHealthSchema,
  },
});
