import { formatCount } from '@platen/model/money/money';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { useLocale } from 'use-intl';
import { useText } from '../../../ui/text.ts';
import { colors, sizes } from '../../../ui/theme/tokens.ts';
import { homeTexts } from './home.messages.ts';
import styles from './trend-chart.module.css';
import { formatMeasure, type Measure, type TrendPoint } from './trend-points.ts';

interface Props {
  points: readonly TrendPoint[];
  /** What it shows and how to read it, for screen readers. */
  label: string;
  measure: Measure;
}

/** Bars in the full primary color would dominate the line in front of them. */
const barColor = '#a9aeff';
const tick = { fill: colors.text3, fontSize: 11 };

/**
 * Placed orders are an area or, for amounts, bars; paid orders are a line over it. Arrow keys move from day to day, and
 * the tooltip follows.
 */
export function TrendChart({ points, label, measure }: Props) {
  const locale = useLocale();
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const isQuiet = { isAnimationActive: false };
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 520, height: 256 }}>
      <ComposedChart
        data={points}
        margin={{ top: 8, right: 12, bottom: 0, left: 4 }}
        barCategoryGap="24%"
        title={label}
      >
        <CartesianGrid vertical={false} stroke={colors.line2} />
        <XAxis
          dataKey="date"
          tickFormatter={(date: string) => date.slice(5)}
          tick={tick}
          tickLine={false}
          tickMargin={8}
          axisLine={{ stroke: colors.line }}
          minTickGap={28}
          padding={measure === 'count' ? { left: 8, right: 8 } : { left: 0, right: 0 }}
        />
        <YAxis
          width={48}
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={measure === 'yuan'}
          domain={[0, 'auto']}
          tickFormatter={(value: number) => (value < 10_000 ? formatCount(value) : compact.format(value))}
        />
        <Tooltip
          cursor={measure === 'count' ? { stroke: colors.primaryLine } : { fill: colors.line2 }}
          isAnimationActive={false}
          content={<DayFigures measure={measure} />}
        />
        {measure === 'count' ? (
          <Area
            {...isQuiet}
            dataKey="placed"
            stroke={colors.primary}
            strokeWidth={2}
            fill={colors.primary}
            fillOpacity={0.09}
            activeDot={{ r: 4, fill: colors.surface, stroke: colors.primary, strokeWidth: 2 }}
            dot={points.length === 1}
          />
        ) : (
          <Bar
            {...isQuiet}
            dataKey="placed"
            fill={barColor}
            activeBar={{ fill: colors.primary }}
            radius={[3, 3, 0, 0]}
            maxBarSize={sizes.space6}
          />
        )}
        <Line
          {...isQuiet}
          dataKey="paid"
          stroke={colors.success}
          strokeWidth={1.5}
          dot={points.length === 1}
          activeDot={{ r: 3.5, fill: colors.surface, stroke: colors.success, strokeWidth: 2 }}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** The chart passes these when it renders the element. */
type FiguresProps = Partial<Pick<TooltipContentProps, 'active' | 'payload'>> & Pick<Props, 'measure'>;

function DayFigures({ active, payload, measure }: FiguresProps) {
  const t = useText(homeTexts);
  const point = payload?.[0]?.payload as TrendPoint | undefined;
  if (!active || !point) return null;
  return (
    <div className={styles.tooltip}>
      <b>{point.date}</b>
      <dl>
        {(['placed', 'paid'] as const).map((series) => (
          <div key={series} data-series={series}>
            <dt>{t(series)}</dt>
            <dd>{formatMeasure[measure](point[series] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
