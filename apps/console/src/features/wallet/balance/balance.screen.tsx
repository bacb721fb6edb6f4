import { isCustomer } from '@platen/model/accounts/roles';
import type { Page } from '@platen/model/lists/lists';
import { formatYuan } from '@platen/model/money/money';
import type { Recharge } from '@platen/model/wallet/recharges';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { Plus } from 'lucide-react';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { BillsSection } from '../../../shared/wallet/bills-section.tsx';
import { PaymentMark, usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import { pendingRechargesQuery, rechargeMethodsQuery } from '../../../shared/wallet/recharges.api.ts';
import { WalletFigures } from '../../../shared/wallet/wallet-figures.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { formatShortTime } from '../../../ui/formats.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { OutdatedNotice } from '../../../ui/states/outdated-notice.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { balanceTexts } from './balance.messages.ts';
import styles from './balance.module.css';
import { QuickRecharge } from './quick-recharge.tsx';

/** A customer's wallet: the balance, the latest movements, and recharging. */
export function BalanceScreen() {
  const t = useText(balanceTexts);
  const query = useQuery(currentUserQuery);
  const retry = () => void query.refetch();
  const user = query.data;

  if (query.isError && !user) {
    return (
      <div className={styles.card}>
        <FailureState isPage cause={query.error} title={t('failed')} onRetry={retry} isRetrying={query.isFetching} />
      </div>
    );
  }
  if (user && !isCustomer(user.role)) return <FactoryNotice />;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={user?.screen_name}
        isTitleInBar
        actions={[
          {
            key: 'recharge',
            label: t('recharge'),
            icon: <Plus aria-hidden />,
            isPrimary: true,
            link: linkOptions({ to: '/mine/recharge' }),
          },
        ]}
      />
      <OutdatedNotice query={query} onRetry={retry} />
      {user ? (
        <WalletFigures wallet={user} />
      ) : (
        <div className={styles.loading} aria-busy>
          <Skeleton active paragraph={{ rows: 2 }} />
        </div>
      )}
      <div className={styles.columns}>
        <Side />
        <BillsSection />
      </div>
    </>
  );
}

/** Pending recharges, and a quick recharge. Rendered together: the one that loads later would move the other. */
function Side() {
  const [waiting, methods] = [useQuery(pendingRechargesQuery), useQuery(rechargeMethodsQuery)];
  if (waiting.isPending || methods.isPending) {
    return (
      <div className={`${styles.side} ${styles.loading}`} aria-busy>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    );
  }
  return (
    <div className={styles.side}>
      {waiting.data && <PendingRecharges page={waiting.data} />}
      <QuickRecharge methods={methods.data?.methods ?? []} />
    </div>
  );
}

function FactoryNotice() {
  const t = useText(balanceTexts);
  return (
    <div className={styles.card}>
      <ScreenState
        isPage
        art={<EmptyArt />}
        title={t('factoryTitle')}
        text={t('factoryText')}
        actions={
          <>
            <ButtonLink to="/bills">{t('bills')}</ButtonLink>
            <ButtonLink to="/recharges">{t('recharges')}</ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** Recharges that were started and have not arrived. Nothing if there are none. */
function PendingRecharges({ page: { data, meta } }: { page: Page<Recharge> }) {
  const t = useText(balanceTexts);
  const label = usePaymentMethodLabel();
  if (data.length === 0) return null;
  const others = meta.total - data.length;
  return (
    <DetailCard
      title={t('pendingTitle')}
      note={others > 0 && <Link to="/mine/recharge">{t('pendingMore', { count: others })}</Link>}
      isFlush
    >
      <ul className={styles.list}>
        {data.map((recharge) => (
          <li key={recharge.id}>
            <PaymentMark method={recharge.payment_method} size="large" />
            <span className={styles.what}>
              <b>{formatYuan(recharge.amount)}</b>
              <span className={styles.note}>
                {label(recharge.payment_method)} · {formatShortTime(recharge.created_at)}
              </span>
            </span>
            <Link to="/mine/recharge" search={{ id: recharge.id }}>
              {recharge.payment_method === 'offline' ? t('view') : t('goOn')}
            </Link>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}
