import type { Health } from '@platen/model/operations/health';
import { useStateBadge } from '../../../shared/states.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { formatDateTime } from '../../../ui/formats.ts';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { healthTexts } from './health.messages.ts';
import styles from './health.module.css';
import { formatDuration } from './health-sentences.ts';

/** The processes that are alive. Ages are relative to the server's time, not to the clock of this computer. */
export function ProcessesTable({ health: { processes, checked_at } }: { health: Health }) {
  const t = useText(healthTexts);
  const badgeOf = useStateBadge('health');
  const ageS = (moment: string) => (Date.parse(checked_at) - Date.parse(moment)) / 1000;
  return (
    <DetailCard title={t('processes.title')} isFlush>
      {processes.length === 0 ? (
        <p className={styles.none}>{t('processes.none')}</p>
      ) : (
        <DetailTable
          label={t('processes.title')}
          rows={processes}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'host',
              label: t('processes.host'),
              render: ({ host, queue_failing_since }) =>
                queue_failing_since ? (
                  <>
                    {host}{' '}
                    <StateTag tone={badgeOf('failed').tone}>
                      {t('processes.queueFailing', { duration: formatDuration(t, ageS(queue_failing_since)) })}
                    </StateTag>
                  </>
                ) : (
                  host
                ),
            },
            { key: 'role', label: t('processes.role'), render: ({ role }) => t(`processes.roles.${role}`) },
            { key: 'version', label: t('processes.version'), render: ({ version }) => version },
            {
              key: 'started_at',
              label: t('processes.startedAt'),
              render: ({ started_at }) => formatDateTime(started_at),
              isHiddenOnPhone: true,
            },
            {
              key: 'seen_at',
              label: t('processes.seen'),
              render: ({ seen_at }) => t('processes.seenAgo', { duration: formatDuration(t, ageS(seen_at)) }),
            },
          ]}
        />
      )}
    </DetailCard>
  );
}
