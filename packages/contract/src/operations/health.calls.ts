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
    summary: 'Get how this installation is: versions, database, store, queues, processes and the last ledger check',
    response: healthSchema,
  },
  listFailedJobs: {
    method: 'GET',
    path: '/health/failed_jobs',
    access: sessionOnly(can('health.read')),
    summary: 'List jobs that have failed as often as they are tried; they are deleted after seven days',
    list: failedJobList,
    response: pageSchema(failedJobSchema),
  },
  retryFailedJob: {
    method: 'PUT',
    path: '/health/failed_jobs/:id/retry',
    access: sessionOnly(can('health.update')),
    summary: 'Run a failed job once more',
    params: failedJobParams,
    response: doneSchema,
  },
  discardFailedJob: {
    method: 'DELETE',
    path: '/health/failed_jobs/:id',
    access: sessionOnly(can('health.update')),
    summary: 'Delete a failed job; its work is never done',
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
