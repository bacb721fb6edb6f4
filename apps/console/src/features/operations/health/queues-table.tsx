import type { QueueHealth } from '@platen/model/health';
import { jobNames } from '@platen/model/job-names';
import { formatCount } from '@platen/model/money';
import { Link } from '@tanstack/react-router';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { formatDuration } from './health-sentences.ts';
import { healthTexts } from './health.messages.ts';
import styles from './health.module.css';
import { useJobName } from './job-names.messages.ts';

const orderOf = (job: string) => (jobNames as readonly string[]).indexOf(job);
/** What customers wait for comes first. */
const inOrder = (queues: readonly QueueHealth[]) => queues.toSorted((a, b) => orderOf(a.job) - orderOf(b.job));

/** What waits, runs and has failed, by job. A failed count links to these jobs in the list below. */
export function QueuesTable({ queues }: { queues: readonly QueueHealth[] }) {
  const t = useText(healthTexts);
  const nameOf = useJobName();
  return (
    <DetailCard title={t('parts.queues')} isFlush>
      <DetailTable
        label={t('parts.queues')}
        rows={inOrder(queues)}
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
