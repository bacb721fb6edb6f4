import { templateKinds } from '@platen/model/catalogue/template-kinds';
import { dashboardDaysMax } from '@platen/model/orders/dashboard-days';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, DatePicker, Dropdown, Segmented, Tooltip } from 'antd';
import dayjs from 'dayjs';
import { ChevronDown, Plus, RotateCw } from 'lucide-react';
import { OneCustomerSelect } from '../../../shared/fields/one-customer-select.tsx';
import { newFormOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { PermissionGate, useCan } from '../../../shared/session/abilities.tsx';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import { dateFormat, formatShortTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import styles from './dashboard-head.module.css';
import { homeTexts } from './home.messages.ts';
import { type Days, type HomeRange, homeRanges } from './home-range.ts';
import { type HomeSearch, homeSearch } from './home-search.ts';

interface Props {
  range: HomeRange;
  days: Days;
  today: string;
  timeZone: string;
  updatedAtMs: number;
  isRefreshing: boolean;
  onRefresh: () => unknown;
}

/** The range of days, the customer, and the age of the data. All but the last are in the URL. */
export function DashboardHead(props: Props) {
  const { range, days, updatedAtMs } = props;
  const t = useText(homeTexts);
  const can = useCan();
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/' });
  /** Unknown and default values are omitted from the URL. */
  const go = (changed: { [Name in keyof HomeSearch]: HomeSearch[Name] | undefined }) =>
    void navigate({ to: '/', search: homeSearch({ ...search, ...changed }) });
  const showDays = ({ start, end }: Days) => go({ range: 'custom', start_date: start, end_date: end });

  function choose(next: HomeRange) {
    // A custom range starts with the current one, so that there is always a range.
    if (next === 'custom') showDays({ start: days.start, end: days.end > props.today ? props.today : days.end });
    else go({ range: next });
  }

  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.ranges}>
        <Segmented<HomeRange>
          aria-label={t('rangeLabel')}
          options={homeRanges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          value={range}
          onChange={choose}
        />
      </div>
      {range === 'custom' && <CustomDays days={days} today={props.today} onChange={showDays} />}
      <Tooltip title={t('ruleText', { zone: props.timeZone })}>
        <span className={styles.days}>
          {range !== 'custom' && <span>{t('fromTo', { ...days })}</span>}
          <span>{t('rule')}</span>
        </span>
      </Tooltip>
      <div className={styles.tools}>
        {can('users.read') && (
          <div className={styles.customer}>
            <label htmlFor="home-customer">{t('customer')}</label>
            <OneCustomerSelect
              id="home-customer"
              value={search.user_id === undefined ? undefined : Number(search.user_id)}
              onChange={(id) => go({ user_id: id === undefined ? undefined : String(id) })}
              placeholder={t('everyone')}
            />
          </div>
        )}
        <span className={styles.updated}>
          {updatedAtMs > 0 && t('updatedAt', { time: formatShortTime(updatedAtMs).slice(-5) })}
        </span>
        <Button
          icon={<RotateCw aria-hidden />}
          aria-label={t('refresh')}
          loading={props.isRefreshing && updatedAtMs > 0}
          onClick={() => void props.onRefresh()}
        />
        <NewOrderButton />
      </div>
    </div>
  );
}

function CustomDays(props: { days: Days; today: string; onChange: (days: Days) => void }) {
  const t = useText(homeTexts);
  return (
    <DatePicker.RangePicker
      className={styles.picker ?? ''}
      aria-label={t('rangeLabel')}
      allowClear={false}
      format={dateFormat}
      value={[dayjs(props.days.start), dayjs(props.days.end)]}
      maxDate={dayjs(props.today)}
      // The second day can be at most this far from the first one.
      disabledDate={(day, { from }) => from !== undefined && Math.abs(day.diff(from, 'day')) >= dashboardDaysMax}
      onChange={(range) => {
        const [start, end] = range ?? [];
        if (start && end) props.onChange({ start: start.format(dateFormat), end: end.format(dateFormat) });
      }}
    />
  );
}

/** Links to the form of each kind of order, for users who may order. */
function NewOrderButton() {
  const t = useText(homeTexts);
  const label = useKindLabel();
  const navigate = useNavigate();
  return (
    <PermissionGate ability="form_orders.create">
      <Dropdown
        trigger={['click']}
        menu={{
          items: templateKinds.map((kind) => ({ key: kind, label: label(kind) })),
          onClick: ({ key }) => {
            const kind = templateKinds.find((each) => each === key);
            if (kind) void navigate(newFormOrderLink(kind));
          },
        }}
      >
        <Button type="primary" icon={<Plus aria-hidden />}>
          {t('newOrder')}
          <ChevronDown aria-hidden />
        </Button>
      </Dropdown>
    </PermissionGate>
  );
}
