import type { FailedJob, failedJobList } from '@platen/model/operations/health';
import { jobNames } from '@platen/model/operations/job-names';
import { useState } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { useText } from '../../../ui/text.ts';
import { FailedJobDialog } from './failed-job.dialog.tsx';
import { discardFailedJob, failedJobs, healthPollMs, retryFailedJob } from './health.api.ts';
import { healthTexts } from './health.messages.ts';
import styles from './health.module.css';
import { useJobName } from './job-names.messages.ts';

/** The jobs that failed on every attempt, to be retried or discarded. */
export function FailedJobs() {
  const t = useText(healthTexts);
  const nameOf = useJobName();
  const can = useCan();
  const [shown, setShown] = useState<FailedJob>();

  function actionsOf(job: FailedJob): readonly Action[] {
    const details: Action = {
      key: 'details',
      label: t('failed.details'),
      success: false,
      run: async () => setShown(job),
    };
    if (!can('health.update')) return [details];
    return [
      {
        key: 'retry',
        label: t('failed.retry'),
        success: t('failed.retried'),
        run: () => retryFailedJob(job.id),
      },
      details,
      {
        key: 'discard',
        label: t('failed.discard'),
        isDanger: true,
        confirm: {
          title: t('failed.discardTitle'),
          text: t('failed.discardText', { job: nameOf(job.job) }),
          okText: t('failed.discard'),
        },
        run: () => discardFailedJob(job.id),
      },
    ];
  }

  return (
    <div id="failed-jobs">
      <ListSection<FailedJob, typeof failedJobList>
        title={t('failed.title')}
        source={failedJobs}
        pageSize={10}
        pollMs={() => healthPollMs}
        filters={[
          {
            kind: 'select',
            name: 'job_eq',
            label: t('failed.job'),
            placeholder: t('failed.allJobs'),
            options: jobNames.map((job) => ({ value: job, label: nameOf(job) })),
          },
        ]}
        columns={useFailedJobColumns()}
        rowActions={actionsOf}
        empty={{ title: t('failed.emptyTitle'), text: t('failed.emptyText') }}
      />
      {shown && <FailedJobDialog job={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

function useFailedJobColumns(): readonly Column<FailedJob, (typeof failedJobList)['sorts'][number]>[] {
  const t = useText(healthTexts);
  const nameOf = useJobName();
  return [
    { kind: 'text', key: 'job', label: t('failed.job'), value: ({ job }) => nameOf(job), widthPx: 180 },
    {
      kind: 'custom',
      key: 'error',
      label: t('failed.error'),
      render: ({ error }) => <span className={styles.error}>{error}</span>,
      priority: 1,
    },
    {
      kind: 'count',
      key: 'attempts_count',
      label: t('failed.attempts'),
      value: (job) => job.attempts_count,
      priority: 3,
    },
    {
      kind: 'dateTime',
      key: 'failed_at',
      label: t('failed.failedAt'),
      value: (job) => job.failed_at,
      sort: 'failed_at',
    },
  ];
}
