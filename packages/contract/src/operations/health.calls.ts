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
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { thing } from '../samples.ts';
import { admins } from '../who.ts';

const health = auditOf('health');

export const healthCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/health',
    access: sessionOnly(can('health.read')),
    who: admins,
    summary: 'Get the server health: versions, database, file store, queues, processes and the last ledger check',
    response: healthSchema,
  },
  listFailedJobs: {
    method: 'GET',
    path: '/health/failed_jobs',
    access: sessionOnly(can('health.read')),
    who: admins,
    summary: 'List jobs that failed on their last attempt; they are deleted after seven days',
    list: failedJobList,
    response: pageSchema(failedJobSchema),
  },
  retryFailedJob: {
    method: 'PUT',
    path: '/health/failed_jobs/:id/retry',
    access: sessionOnly(can('health.update')),
    who: admins,
    audit: health.withoutId({ zh: '重试失败任务', en: 'Retried a failed job' }),
    withoutReauthentication: 'server',
    sample: { params: { id: thing('failedJob') } },
    summary: 'Retry a failed job',
    params: failedJobParams,
    response: doneSchema,
  },
  discardFailedJob: {
    method: 'DELETE',
    path: '/health/failed_jobs/:id',
    access: sessionOnly(can('health.update')),
    who: admins,
    audit: health.withoutId({ zh: '丢弃失败任务', en: 'Discarded a failed job' }),
    withoutReauthentication: 'server',
    sample: { params: { id: thing('failedJob') } },
    summary: 'Delete a failed job without retrying it',
    params: failedJobParams,
    response: doneSchema,
  },
  checkLedger: {
    method: 'POST',
    path: '/health/ledger_check',
    access: sessionOnly(can('health.update')),
    who: admins,
    audit: health.withoutId({ zh: '核对账本', en: 'Started a ledger check' }),
    withoutReauthentication: 'server',
    summary: 'Check the ledger now, if no check is queued or running',
    response: ledgerHealthSchema,
  },
});
