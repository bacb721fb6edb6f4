import { formatCount, formatYuan } from '@platen/model/money/money';
import type { FormOrder } from '@platen/model/orders/form-orders';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useSearch } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { PermissionGate, useCan } from '../../../shared/session/abilities.tsx';
import { TemplateKindTag } from '../../../shared/template-kind.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { LinkTabs } from '../../../ui/page/link-tabs.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { useText } from '../../../ui/text.ts';
import { formOrdersOfTabQuery } from './home.api.ts';
import { homeTexts } from './home.messages.ts';
import { homeSearch, type LatestTab, latestTabs } from './home-search.ts';
import styles from './latest-orders.module.css';

/** The newest form orders by state; those that wait for the customer come first. */
export function LatestOrders({ userId }: { userId: string | undefined }) {
  return (
    <PermissionGate ability="form_orders.read">
      <LatestOrdersCard userId={userId} />
    </PermissionGate>
  );
}

function LatestOrdersCard({ userId }: { userId: string | undefined }) {
  const t = useText(homeTexts);
  const can = useCan();
  const search = useSearch({ from: '/shell/' });
  const tab = search.tab ?? 'payment';
  const queries: Record<LatestTab, UseQueryResult<{ data: FormOrder[]; meta: { total: number } }>> = {
    payment: useQuery(formOrdersOfTabQuery('payment', userId)),
    confirmation: useQuery(formOrdersOfTabQuery('confirmation', userId)),
    production: useQuery(formOrdersOfTabQuery('production', userId)),
    shipped: useQuery(formOrdersOfTabQuery('shipped', userId)),
    problems: useQuery(formOrdersOfTabQuery('problems', userId)),
  };
  const query = queries[tab];
  const rows = query.data?.data;

  function content() {
    if (query.isError && !rows) {
      return <FailureState cause={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
    }
    if (!rows) return <Skeleton active title={false} paragraph={{ rows: 5 }} className={styles.skeleton ?? ''} />;
    if (rows.length === 0) {
      return (
        <div className={styles.empty}>
          <p>{t(`emptyTabs.${tab}`)}</p>
          {can('form_orders.create') && <ButtonLink to="/sku_templates">{t('chooseTemplate')}</ButtonLink>}
        </div>
      );
    }
    return <FormOrderTable tab={tab} rows={rows} />;
  }

  return (
    <section id="latest" className={styles.card} aria-label={t('latest')}>
      <LinkTabs
        label={t('latest')}
        current={tab}
        tabs={latestTabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          count: queries[key].data && formatCount(queries[key].data.meta.total),
          link: linkOptions({ to: '/', search: homeSearch({ ...search, tab: key }) }),
        }))}
      >
        <div className={styles.body} data-stale={query.isPlaceholderData} aria-busy={!rows}>
          {content()}
        </div>
      </LinkTabs>
    </section>
  );
}

function FormOrderTable({ tab, rows }: { tab: LatestTab; rows: readonly FormOrder[] }) {
  const t = useText(homeTexts);
  const can = useCan();
  const owner: DetailColumn<FormOrder> = {
    key: 'owner',
    label: t('owner'),
    isHiddenOnPhone: true,
    render: (row) => <span className={styles.owner}>{row.user.screen_name}</span>,
  };
  return (
    <DetailTable<FormOrder>
      label={t(`tabs.${tab}`)}
      rowKey={(row) => String(row.id)}
      rows={rows}
      columns={[
        {
          key: 'no',
          label: t('no'),
          render: (row) => <Link {...formOrderLink(row.sku_template.kind, row.id)}>{row.no}</Link>,
        },
        {
          key: 'kind',
          label: t('kind'),
          isHiddenOnPhone: true,
          render: (row) => <TemplateKindTag kind={row.sku_template.kind} />,
        },
        {
          key: 'template',
          label: t('template'),
          render: (row) => <span className={styles.template}>{row.sku_template_name}</span>,
        },
        ...(can('users.read') ? [owner] : []),
        {
          key: 'quantity',
          label: t('quantity'),
          isNumber: true,
          isHiddenOnPhone: true,
          render: (row) => formatCount(row.quantity),
        },
        { key: 'amount', label: t('kindAmount'), isNumber: true, render: (row) => <b>{formatYuan(row.amount)}</b> },
        {
          key: 'time',
          label: tab === 'confirmation' ? t('paidAt') : t('createdAt'),
          isHiddenOnPhone: true,
          render: (row) => (
            <span className={styles.time}>{formatMinute(tab === 'confirmation' ? row.paid_at : row.created_at)}</span>
          ),
        },
      ]}
    />
  );
}
