import { formatYuan } from '@platen/model/money/money';
import type { Recharge, rechargeList } from '@platen/model/wallet/recharges';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Skeleton } from 'antd';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { useStateBadge } from '../../../shared/states.ts';
import { PaymentMethodName, usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import {
  pendingRechargesQuery,
  rechargeByNoQuery,
  rechargeMethodsQuery,
  rechargeQuery,
  recharges,
} from '../../../shared/wallet/recharges.api.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { useText } from '../../../ui/text.ts';
import { RechargeForm } from './recharge.form.tsx';
import { rechargeTexts } from './recharge.messages.ts';
import styles from './recharge.module.css';
import { RechargeView } from './recharge-view.tsx';

/** Recharging: the form, then the recharge that it created (`?id=`), and all recharges below. */
export function RechargeScreen() {
  const t = useText(rechargeTexts);
  const { id, out_trade_no: no } = useSearch({ from: '/shell/mine/recharge' });
  return (
    <>
      <PageHeader title={t('title')} back={linkOptions({ to: '/mine/balance' })} />
      {id === undefined && no !== undefined && <ReturnFromProvider no={no} />}
      {id === undefined ? <NewRecharge /> : <RechargeView key={id} id={id} />}
      <RechargeHistory />
    </>
  );
}

/** A provider redirects back with only the number. */
function ReturnFromProvider({ no }: { no: string }) {
  const { data } = useQuery(rechargeByNoQuery(no));
  return data ? <Navigate to="/mine/recharge" search={{ id: data.id }} replace /> : null;
}

function NewRecharge() {
  const t = useText(rechargeTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { amount, pay } = useSearch({ from: '/shell/mine/recharge' });
  const methods = useQuery(rechargeMethodsQuery);
  const user = useQuery(currentUserQuery);
  const failed = [methods, user].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <div className={styles.loading}>
        <FailureState
          cause={failed.error}
          title={t('methodsFailed')}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      </div>
    );
  }
  if (!methods.data || !user.data) {
    return (
      <div className={styles.columns} aria-busy>
        {[6, 3].map((rows) => (
          <div key={rows} className={styles.loading}>
            <Skeleton active paragraph={{ rows }} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      <PendingNotice />
      <RechargeForm
        key={amount}
        user={user.data}
        methods={methods.data}
        amount={amount}
        onCreated={(recharge) => {
          // Without an opener: the provider's page must not be able to navigate ours.
          if (recharge.page_url && !recharge.demo_url) window.open(recharge.page_url, '_blank', 'noopener');
          client.setQueryData(rechargeQuery(recharge.id).queryKey, recharge);
          void client.invalidateQueries({ queryKey: recharges.key });
          void navigate({ to: '/mine/recharge', search: { id: recharge.id, ...(pay && { pay }) } });
        }}
      />
    </>
  );
}

/** Offers an unfinished payment first, so that nobody pays twice. */
function PendingNotice() {
  const t = useText(rechargeTexts);
  const label = usePaymentMethodLabel();
  const { data } = useQuery(pendingRechargesQuery);
  // A bank transfer is with the factory, so there is nothing to continue.
  const pending = data?.data.find(({ payment_method }) => payment_method !== 'offline');
  if (!pending) return null;
  const method = label(pending.payment_method);
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title={t('pendingTitle', { amount: formatYuan(pending.amount), no: pending.no, method })}
      action={
        <ButtonLink to="/mine/recharge" search={{ id: pending.id }} size="small">
          {t('goOn')}
        </ButtonLink>
      }
    />
  );
}

const pageSize = 10;
const linkTo = (recharge: Recharge) => linkOptions({ to: '/mine/recharge', search: { id: recharge.id } });

/** All recharges of the customer; unpaid ones can be continued from here. */
function RechargeHistory() {
  const t = useText(rechargeTexts);
  const badgeOf = useStateBadge('recharge');
  return (
    <ListSection<Recharge, typeof rechargeList>
      title={t('history')}
      source={recharges}
      pageSize={pageSize}
      columns={[
        { kind: 'link', key: 'no', label: t('no'), value: (recharge) => recharge.no, link: linkTo },
        { kind: 'state', key: 'state', label: t('state'), value: (recharge) => badgeOf(recharge.state) },
        {
          kind: 'custom',
          key: 'payment_method',
          label: t('method'),
          render: (recharge) => <PaymentMethodName method={recharge.payment_method} />,
        },
        { kind: 'money', key: 'amount', label: t('amount'), value: (recharge) => recharge.amount },
        {
          kind: 'text',
          key: 'remark',
          label: t('remark'),
          value: (recharge) => recharge.rejected_reason || recharge.remark,
        },
        {
          kind: 'dateTime',
          key: 'paid_at',
          label: t('paidAt'),
          value: (recharge) => recharge.paid_at,
          sort: 'paid_at',
          priority: 2,
        },
        {
          kind: 'dateTime',
          key: 'created_at',
          label: t('createdAt'),
          value: (recharge) => recharge.created_at,
          sort: 'created_at',
        },
      ]}
      rowActions={(recharge) => [
        {
          key: 'view',
          label: recharge.state === 'pending' && recharge.payment_method !== 'offline' ? t('goOn') : t('view'),
          link: linkTo(recharge),
        },
      ]}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
