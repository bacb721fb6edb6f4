import type { CustomerStorage } from '@platen/model/files/storage-usage';
import { formatCount } from '@platen/model/money/money';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { DetailCard } from '../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../ui/detail/detail-table.tsx';
import { formatMinute } from '../../ui/formats.ts';
import { FailureState } from '../../ui/states/failure-state.tsx';
import { useText } from '../../ui/text.ts';
import { formatBytes } from '../../ui/upload/file-size.ts';
import { storageUsageTexts } from './storage-usage.messages.ts';
import styles from './storage-usage.module.css';

/** How much space files take by kind. Figures that do not load leave the rest of the page as it is. */
export function StorageByKind({ query }: { query: UseQueryResult<CustomerStorage> }) {
  const t = useText(storageUsageTexts);
  if (query.data) return <Figures usage={query.data} />;
  return (
    <DetailCard title={t('title')}>
      {query.isError ? (
        <FailureState cause={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      )}
    </DetailCard>
  );
}

function Figures({ usage: { measured_at, kinds } }: { usage: CustomerStorage }) {
  const t = useText(storageUsageTexts);
  if (measured_at === null) {
    return (
      <DetailCard title={t('title')} isFlush>
        <p className={styles.none}>{t('notYet')}</p>
      </DetailCard>
    );
  }
  const total = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <DetailCard
      title={t('title')}
      note={t('measured', { total: formatBytes(total), time: formatMinute(measured_at) })}
      isFlush
    >
      <DetailTable
        label={t('title')}
        rows={kinds}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'kind', label: t('kind'), render: ({ kind }) => t(`kinds.${kind}`) },
          {
            key: 'count',
            label: t('filesCount'),
            render: ({ files_count }) => formatCount(files_count),
            isNumber: true,
          },
          { key: 'bytes', label: t('bytes'), render: ({ bytes }) => formatBytes(bytes), isNumber: true },
        ]}
      />
    </DetailCard>
  );
}
