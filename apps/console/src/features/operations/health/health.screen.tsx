import type { Health } from '@platen/model/operations/health';
import { assessHealth } from '@platen/model/operations/health-states';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { OutdatedNotice } from '../../../ui/states/outdated-notice.tsx';
import { useText } from '../../../ui/text.ts';
import { CspReports } from './csp-reports.list.tsx';
import { FailedJobs } from './failed-jobs.list.tsx';
import { healthQuery } from './health.api.ts';
import { healthTexts } from './health.messages.ts';
import styles from './health.module.css';
import { HealthTiles } from './health-tiles.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { ProcessesTable } from './processes-table.tsx';
import { QueuesTable } from './queues-table.tsx';
import { StorageCards } from './storage-cards.tsx';

/** How the installation is, for admins: each part at a glance, then what can be looked into and done. */
export function HealthScreen() {
  const t = useText(healthTexts);
  const query = useQuery(healthQuery);
  const retry = () => void query.refetch();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} isTitleInBar />
      <OutdatedNotice query={query} onRetry={retry} />
      {query.data && <HealthParts health={query.data} />}
      {query.isPending && <Skeleton active paragraph={{ rows: 12 }} />}
      {query.isError && !query.data && (
        <FailureState cause={query.error} onRetry={retry} isRetrying={query.isFetching} />
      )}
    </>
  );
}

function HealthParts({ health }: { health: Health }) {
  return (
    <>
      <HealthTiles health={health} assessment={assessHealth(health)} />
      <div className={styles.cards}>
        <QueuesTable queues={health.queues} />
        <FailedJobs />
        <div className={styles.pair}>
          <ProcessesTable health={health} />
          <LedgerCard ledger={health.ledger} />
        </div>
        <StorageCards />
        <CspReports />
        <Versions versions={health.versions} />
      </div>
    </>
  );
}

const versionNames = ['server', 'console', 'node', 'postgresql', 'migration'] as const;

function Versions({ versions }: Pick<Health, 'versions'>) {
  const t = useText(healthTexts);
  return (
    <DetailCard title={t('versions.title')}>
      <dl className={styles.facts}>
        {versionNames.map((name) => (
          <div key={name}>
            <dt>{t(`versions.${name}`)}</dt>
            <dd>{versions[name]}</dd>
          </div>
        ))}
      </dl>
    </DetailCard>
  );
}
