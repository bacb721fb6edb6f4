import { formatYuan } from '@platen/model/money/money';
import type { Recharge } from '@platen/model/wallet/recharges';
import type { ReactNode } from 'react';
import { useStateBadge } from '../../../shared/states.ts';
import { PaymentMethodName } from '../../../shared/wallet/payment-method.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import { formatDateTime } from '../../../ui/formats.ts';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';
import styles from './recharge-facts.module.css';

/** The facts of the recharge, beside its payment. */
export function RechargeFacts({ recharge }: { recharge: Recharge }) {
  const t = useText(rechargeTexts);
  const { tone, label } = useStateBadge('recharge')(recharge.state);
  const facts: [string, ReactNode][] = [
    [t('no'), <CopyableText key="no" text={recharge.no} />],
    [
      t('state'),
      <StateTag key="state" tone={tone}>
        {label}
      </StateTag>,
    ],
    [t('amount'), <b key="amount">{formatYuan(recharge.amount)}</b>],
    [t('method'), <PaymentMethodName key="method" method={recharge.payment_method} />],
    [t('createdAt'), formatDateTime(recharge.created_at)],
  ];
  if (recharge.paid_at) facts.push([t('paidAt'), formatDateTime(recharge.paid_at)]);
  if (recharge.remark) facts.push([t('remark'), recharge.remark]);
  return (
    <section className={styles.card} aria-label={recharge.no}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {recharge.state === 'pending' && (
        <ButtonLink block to="/mine/recharge" search={{ amount: recharge.amount }}>
          {t('again')}
        </ButtonLink>
      )}
    </section>
  );
}
