import { formatCount } from '@platen/model/money/money';
import type { QueueHealth } from '@platen/model/operations/health';
import { jobNames } from '@platen/model/operations/job-names';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { healthTexts } from './health.messages.ts';
import styles from './health.module.css';
import { formatDuration } from './health-sentences.ts';
import { useJobName } from './job-names.messages.ts';

const orderOf = (job: string) => (jobNames as readonly string[]).indexOf(job);
/** What customers wait for comes first. */
const inOrder = (queues: readonly QueueHealth[]) => queues.toSorted((a, b) => orderOf(a.job) - orderOf(b.job));

const isBusy = ({ waiting_count, running_count, failed_count }: QueueHealth) =>
  waiting_count + running_count + failed_count > 0;

/**
 * What waits, runs and has failed, by job. Idle jobs are shown on request: two dozen rows of zeros would hide the one that
 * matters. A failed count links to these jobs in the list below.
 */
export function QueuesTable({ queues }: { queues: readonly QueueHealth[] }) {
  const t = useText(healthTexts);
  const nameOf = useJobName();
  const [isWhole, setWhole] = useState(false);
  const shown = inOrder(isWhole ? queues : queues.filter(isBusy));
  const toggle = (
    <Button type="link" size="small" onClick={() => setWhole(!isWhole)}>
      {isWhole ? t('queues.showBusy') : t('queues.showAll', { count: queues.length })}
    </Button>
  );
  if (shown.length === 0) {
    return (
      <DetailCard title={t('parts.queues')} note={toggle} isFlush>
        <p className={styles.none}>{t('queues.idle')}</p>
      </DetailCard>
    );
  }
  return (
    <DetailCard title={t('parts.queues')} note={toggle} isFlush>
      <DetailTable
        label={t('parts.queues')}
        rows={shown}
        rowKey={({ job }) => job}
        columns={[
          { key: 'job', label: t('queues.job'), render: ({ job }) => nameOf(job) },
          {
            key: 'waiting',
            label: t('queues.waiting'),
            render: (queue) => formatCount(queue.waiting_count),
            isNumber: true,
          },
          {
            key: 'oldest',
            label: t('queues.oldest'),
            render: ({ oldest_waiting_s }) =>
              oldest_waiting_s === null ? emptyValue : formatDuration(t, oldest_waiting_s),
            isNumber: true,
            isHiddenOnPhone: true,
          },
          {
            key: 'running',
            label: t('queues.running'),
            render: (queue) => formatCount(queue.running_count),
            isNumber: true,
          },
          {
            key: 'failed',
            label: t('queues.failed'),
            render: (queue) => <FailedCount queue={queue} name={nameOf(queue.job)} />,
            isNumber: true,
          },
        ]}
      />
    </DetailCard>
  );
}

function FailedCount({ queue: { job, failed_count }, name }: { queue: QueueHealth; name: string }) {
  const t = useText(healthTexts);
  const count = formatCount(failed_count);
  if (failed_count === 0) return count;
  return (
    <Link
      to="/health"
      search={{ job_eq: job } as never}
      hash="failed-jobs"
      className={styles.failedCount}
      aria-label={t('queues.showFailed', { job: name, count })}
    >
      {count}
    </Link>
  );
}
