import { formatCount } from '@platen/model/money/money';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useSearch } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Factory, type LucideIcon, Truck, Wallet } from 'lucide-react';
import { emptyValue } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { formOrdersOfTabQuery } from './home.api.ts';
import { homeTexts } from './home.messages.ts';
import { homeSearch, type LatestTab, latestTabs } from './home-search.ts';
import styles from './order-counts.module.css';

const icons: Record<LatestTab, LucideIcon> = {
  payment: Wallet,
  confirmation: CircleCheck,
  production: Factory,
  shipped: Truck,
  problems: CircleAlert,
};

/** The purchase orders of a customer by state, and what waits for them: each figure shows its newest below. */
export function OrderCounts() {
  const t = useText(homeTexts);
  return (
    <nav className={styles.counts} aria-label={t('countsLabel')}>
      {latestTabs.map((tab) => (
        <Count key={tab} tab={tab} />
      ))}
    </nav>
  );
}

function Count({ tab }: { tab: LatestTab }) {
  const t = useText(homeTexts);
  const search = useSearch({ from: '/shell/' });
  const { data } = useQuery(formOrdersOfTabQuery(tab, undefined));
  const total = data?.meta.total;
  const Icon = icons[tab];
  return (
    <Link
      {...linkOptions({ to: '/', search: homeSearch({ ...search, tab }) })}
      resetScroll={false}
      className={styles.count}
      data-tab={tab}
      data-any={total !== undefined && total > 0}
      onClick={() => document.getElementById('latest')?.scrollIntoView({ block: 'nearest' })}
    >
      <Icon aria-hidden />
      <span className={styles.label}>{t(`tabs.${tab}`)}</span>
      <b>{total === undefined ? emptyValue : formatCount(total)}</b>
    </Link>
  );
}
