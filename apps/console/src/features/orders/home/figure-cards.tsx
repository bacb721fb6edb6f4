import { formatCount, formatYuan } from '@platen/model/money/money';
import type { Dashboard } from '@platen/model/orders/dashboard';
import { Tooltip } from 'antd';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import { useText } from '../../../ui/text.ts';
import styles from './figure-cards.module.css';
import { homeTexts } from './home.messages.ts';
import type { Days } from './home-range.ts';
import { changeOf, trendsOf } from './trend-points.ts';

interface Props {
  data: Dashboard | undefined;
  before: Dashboard | undefined;
  beforeDays: Days | undefined;
  today: string;
  isStale: boolean;
}

const figures = [
  { label: 'formOrders', field: 'form_orders_count', trend: 'counts', series: 'placed', format: formatCount },
  { label: 'amount', field: 'orders_amount', trend: 'amounts', series: 'placed', format: formatYuan },
  { label: 'paidFormOrders', field: 'paid_form_orders_count', trend: 'counts', series: 'paid', format: formatCount },
  { label: 'paidAmount', field: 'paid_orders_amount', trend: 'amounts', series: 'paid', format: formatYuan },
] as const;

/** Above 999 % a percentage is meaningless. */
const changeMax = 9.99;

/** The four figures of the range, each compared with the previous period, with a sparkline. */
export function FigureCards({ data, before, beforeDays, today, isStale }: Props) {
  const t = useText(homeTexts);
  const trends = data && trendsOf(data, today);
  return (
    <dl className={styles.cards} data-stale={isStale} aria-busy={!data || isStale}>
      {figures.map(({ label, field, trend, series, format }) => (
        <div key={field} className={styles.card} data-series={series}>
          <dt className={styles.label}>{t(label)}</dt>
          <dd className={styles.figure}>{data ? format(data[field]) : <span className={styles.blank} />}</dd>
          <dd className={styles.change}>
            {data && before && beforeDays && (
              <Change change={changeOf(data[field], before[field])} beforeDays={beforeDays} />
            )}
          </dd>
          <dd className={styles.line} aria-hidden>
            {trends && <Sparkline values={trends[trend].flatMap((point) => point[series] ?? [])} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ change, beforeDays }: { change: number | undefined; beforeDays: Days }) {
  const t = useText(homeTexts);
  if (change === undefined) return <span>{t('noBefore')}</span>;
  if (change > changeMax) {
    return (
      <Tooltip title={t('beforeDays', { ...beforeDays })}>
        <span>{t('manyTimes', { times: formatCount(Math.floor(change) + 1) })}</span>
      </Tooltip>
    );
  }
  const isFlat = Math.abs(change) < 0.0005;
  const Icon = isFlat ? Minus : change > 0 ? ArrowUpRight : ArrowDownRight;
  const percent = `${change > 0 ? '+' : '−'}${(Math.abs(change) * 100).toFixed(1)}%`;
  return (
    <Tooltip title={t('beforeDays', { ...beforeDays })}>
      <span>
        <b data-direction={isFlat ? 'flat' : change > 0 ? 'up' : 'down'}>
          <Icon aria-hidden />
          {isFlat ? '0%' : percent}
        </b>
        {t('before')}
      </span>
    </Tooltip>
  );
}

/** In the units of its own coordinates. */
const sparkWidth = 92;
const sparkHeight = 36;

/** Only the shape of a trend; the figures are in the chart below. */
function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const max = Math.max(...values, 1);
  const points = values.map((value, index) => [
    ((index / (values.length - 1)) * sparkWidth).toFixed(1),
    (sparkHeight - (value / max) * sparkHeight).toFixed(1),
  ]);
  const line = `M${points.map((point) => point.join(' ')).join('L')}`;
  return (
    <svg viewBox={`0 0 ${sparkWidth} ${sparkHeight}`} preserveAspectRatio="none" role="presentation">
      <path d={`${line}L${sparkWidth} ${sparkHeight}L0 ${sparkHeight}Z`} fill="currentColor" opacity="0.09" />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
