import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { OutdatedNotice } from '../../../ui/states/outdated-notice.tsx';
import { useText } from '../../../ui/text.ts';
import styles from './dashboard.module.css';
import { DashboardHead } from './dashboard-head.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FirstSteps } from './first-steps.tsx';
import { dashboardQuery, homeKey, useIsFirstRun } from './home.api.ts';
import { homeTexts } from './home.messages.ts';
import { daysBefore, rangeDays } from './home-range.ts';
import { KindSummary } from './kind-summary.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { OrderCounts } from './order-counts.tsx';
import { ProductionCard } from './production-card.tsx';
import { TrendCards } from './trend-cards.tsx';
import { WalletCard } from './wallet-card.tsx';

/** What was ordered and paid in the range of the URL, and what to do next. */
export function Dashboard({ today, timeZone, checklist }: { today: string; timeZone: string; checklist: ReactNode }) {
  const t = useText(homeTexts);
  const can = useCan();
  const client = useQueryClient();
  const { range = 'last_week', start_date = '', end_date = '', user_id } = useSearch({ from: '/shell/' });
  const days = rangeDays(range, { start: start_date, end: end_date }, today);
  const earlier = daysBefore(range, days, today);
  const query = useQuery(dashboardQuery(days, user_id));
  const before = useQuery({ ...dashboardQuery(earlier ?? days, user_id), enabled: earlier !== undefined });
  const isFirstRun = useIsFirstRun();
  const retry = () => void query.refetch();
  const data = query.data;
  const shown = { data, days, today, isStale: query.isPlaceholderData };

  return (
    <>
      <DashboardHead
        range={range}
        days={days}
        today={today}
        timeZone={timeZone}
        updatedAtMs={query.dataUpdatedAt}
        isRefreshing={query.isFetching}
        onRefresh={() => client.invalidateQueries({ queryKey: homeKey })}
      />
      <OutdatedNotice query={query} onRetry={retry} />
      {checklist}
      {query.isError && !data ? (
        <div className={styles.failure}>
          <FailureState cause={query.error} title={t('failed')} onRetry={retry} isRetrying={query.isFetching} />
        </div>
      ) : isFirstRun ? (
        !checklist && <FirstSteps />
      ) : (
        <>
          {can('consumption_records.create') && <OrderCounts />}
          <FigureCards {...shown} before={earlier && before.data} beforeDays={earlier} />
          <TrendCards {...shown} />
          <div className={styles.summary}>
            <KindSummary data={data} isStale={query.isPlaceholderData} />
            {can('production_batches.start') && <ProductionCard />}
            {can('consumption_records.create') && <WalletCard data={data} />}
          </div>
        </>
      )}
      {!isFirstRun && <LatestOrders userId={user_id} />}
    </>
  );
}
