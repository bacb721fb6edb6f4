import { currencySymbol, formatYuan } from '@platen/model/money/money';
import type { Dashboard } from '@platen/model/orders/dashboard';
import { Button, Skeleton } from 'antd';
import { ChartLine, Table2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '../../../shared/request/load-chunk.ts';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { homeTexts } from './home.messages.ts';
import type { Days } from './home-range.ts';
import styles from './trend-cards.module.css';
import { formatMeasure, type Measure, peakOf, type TrendPoint, trendsOf } from './trend-points.ts';

/** Loaded lazily: the chart library is larger than the rest of the page, and the figures must not wait for it. */
const TrendChart = lazy(() =>
  loadChunk(() => import('./trend-chart.tsx')).then((module) => ({ default: module.TrendChart })),
);

interface Props {
  data: Dashboard | undefined;
  days: Days;
  today: string;
  isStale: boolean;
}

/** What was placed and paid each day: the number and the amount. */
export function TrendCards({ data, days, today, isStale }: Props) {
  const t = useText(homeTexts);
  const trends = data && trendsOf(data, today);
  const peak = trends && peakOf(trends.amounts);
  const shared = { days, isStale };
  return (
    <div className={styles.cards}>
      <TrendCard {...shared} title={t('orderTrend')} points={trends?.counts} measure="count" />
      <TrendCard
        {...shared}
        title={t('amountTrend')}
        unit={t('unit', { symbol: currencySymbol() })}
        note={peak && t('peak', { date: peak.date.slice(5), value: formatYuan(peak.placed ?? 0) })}
        points={trends?.amounts}
        measure="yuan"
      />
    </div>
  );
}

interface CardProps {
  title: string;
  unit?: string;
  note?: ReactNode;
  /** Undefined while they are loading for the first time. */
  points: readonly TrendPoint[] | undefined;
  days: Days;
  measure: Measure;
  isStale: boolean;
}

function TrendCard({ title, unit, note, points, days, isStale, measure }: CardProps) {
  const t = useText(homeTexts);
  const [isTable, setTable] = useState(false);
  const label = t('chartHelp', { title, ...days });

  function content() {
    if (!points) return <Skeleton.Node active className={styles.skeleton ?? ''} />;
    if (isTable) return <TrendTable title={title} points={points} measure={measure} />;
    return (
      <Suspense fallback={<Skeleton.Node active className={styles.skeleton ?? ''} />}>
        <TrendChart points={points} label={label} measure={measure} />
        {!peakOf(points) && <p className={styles.none}>{t('noOrders')}</p>}
      </Suspense>
    );
  }

  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title}
          {unit && <small>{unit}</small>}
        </h2>
        <span className={styles.note}>{note}</span>
        <ul className={styles.legend}>
          <li data-series="placed" data-measure={measure}>
            {t('placed')}
          </li>
          <li data-series="paid">{t('paid')}</li>
        </ul>
        <Button
          type="text"
          size="small"
          icon={isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
          aria-label={`${title}: ${isTable ? t('showChart') : t('showTable')}`}
          title={isTable ? t('showChart') : t('showTable')}
          onClick={() => setTable(!isTable)}
        />
      </div>
      <div className={styles.body} data-stale={isStale} aria-busy={!points || isStale}>
        {content()}
      </div>
    </section>
  );
}

function TrendTable(props: { title: string; points: readonly TrendPoint[]; measure: Measure }) {
  const t = useText(homeTexts);
  const cell = (value: number | null) => (value === null ? emptyValue : formatMeasure[props.measure](value));
  return (
    <div className={styles.table}>
      <DetailTable
        label={props.title}
        rowKey={(point) => point.date}
        rows={props.points.toReversed()}
        columns={[
          { key: 'date', label: t('date'), render: (point) => point.date },
          { key: 'placed', label: t('placed'), isNumber: true, render: (point) => cell(point.placed) },
          { key: 'paid', label: t('paid'), isNumber: true, render: (point) => cell(point.paid) },
        ]}
      />
    </div>
  );
}
