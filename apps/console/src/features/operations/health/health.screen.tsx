import type { Health } from '@platen/model/operations/health';
import {
  assessHealth,
  type HealthAssessment,
  type HealthState,
  healthParts,
} from '@platen/model/operations/health-states';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useStateBadge } from '../../../shared/states.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { StateTag } from '../../../ui/state-tag.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { OutdatedNotice } from '../../../ui/states/outdated-notice.tsx';
import { useText } from '../../../ui/text.ts';
import { CspReports } from './csp-reports.list.tsx';
import { FailedJobs } from './failed-jobs.list.tsx';
import { healthQuery } from './health.api.ts';
import { healthTexts } from './health.messages.ts';
import styles from './health.module.css';
import { healthSentences } from './health-sentences.ts';
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

const stateIcons: Record<HealthState, LucideIcon> = { ok: CircleCheck, attention: TriangleAlert, failed: CircleX };

/** How each part is: an icon and a word for its state, and one sentence. */
function HealthTiles({ health, assessment }: { health: Health; assessment: HealthAssessment }) {
  const t = useText(healthTexts);
  const badgeOf = useStateBadge('health');
  const sentences = healthSentences(t, health, assessment);
  return (
    <ul className={styles.tiles}>
      {healthParts.map((part) => {
        const { state } = assessment[part];
        const { tone, label } = badgeOf(state);
        const Icon = stateIcons[state];
        return (
          <li key={part} className={styles.tile} data-tone={tone}>
            <span className={styles.icon}>
              <Icon aria-hidden />
            </span>
            <div className={styles.words}>
              <div className={styles.head}>
                <h2>{t(`parts.${part}`)}</h2>
                <StateTag tone={tone}>{label}</StateTag>
              </div>
              <p>{sentences[part]}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
