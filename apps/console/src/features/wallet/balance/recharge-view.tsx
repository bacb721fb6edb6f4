import type { Recharge } from '@platen/model/wallet/recharges';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { rechargeQuery, recharges } from '../../../shared/wallet/recharges.api.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { OutdatedNotice } from '../../../ui/states/outdated-notice.tsx';
import { useText } from '../../../ui/text.ts';
import { OfflineTransfer } from './offline-transfer.tsx';
import { OnlinePayment } from './online-payment.tsx';
import { rechargeTexts } from './recharge.messages.ts';
import styles from './recharge.module.css';
import { RechargeEnded } from './recharge-ended.tsx';
import { RechargeFacts } from './recharge-facts.tsx';
import { RechargePaid } from './recharge-paid.tsx';

/** One recharge in any state: what to do on the left, its facts on the right. */
export function RechargeView({ id }: { id: number }) {
  const t = useText(rechargeTexts);
  const query = useQuery(rechargeQuery(id));
  useRefreshOnSettled(query.data);
  if (query.isError && !query.data) {
    return (
      <div className={`${styles.loading} ${styles.notice}`}>
        <FailureState
          cause={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          exit={<ButtonLink to="/mine/recharge">{t('retry')}</ButtonLink>}
        />
      </div>
    );
  }
  const recharge = query.data;
  if (!recharge) {
    return (
      <div className={styles.columns} aria-busy>
        {[6, 4].map((rows) => (
          <div key={rows} className={styles.loading}>
            <Skeleton active paragraph={{ rows }} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      <OutdatedNotice query={query} onRetry={() => void query.refetch()} />
      <div className={styles.columns}>
        <section className={styles.stage} aria-live="polite">
          <Stage recharge={recharge} />
        </section>
        <RechargeFacts recharge={recharge} />
      </div>
    </>
  );
}

function Stage({ recharge }: { recharge: Recharge }) {
  if (recharge.state === 'paid') return <RechargePaid recharge={recharge} />;
  if (recharge.state !== 'pending') return <RechargeEnded recharge={recharge} />;
  return recharge.payment_method === 'offline' ? (
    <OfflineTransfer recharge={recharge} />
  ) : (
    <OnlinePayment recharge={recharge} />
  );
}

/** Money that arrives while its page is open updates every screen. */
function useRefreshOnSettled(recharge: Recharge | undefined): void {
  const client = useQueryClient();
  const state = recharge?.state;
  const before = useRef(state);
  useEffect(() => {
    const hasSettled = before.current === 'pending' && state !== undefined && state !== 'pending';
    before.current = state;
    if (!hasSettled) return;
    for (const queryKey of [['mine'], ['bills'], recharges.key]) {
      void client.invalidateQueries({ queryKey, predicate: ({ queryKey: key }) => key[1] !== 'abilities' });
    }
  }, [client, state]);
}
