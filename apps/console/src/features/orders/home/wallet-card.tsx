import { formatYuan } from '@platen/model/money/money';
import type { Dashboard } from '@platen/model/orders/dashboard';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { PermissionGate } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { homeTexts } from './home.messages.ts';
import styles from './side-card.module.css';
import { sumYuan } from './sum-yuan.ts';

/** What can be spent, and whether it suffices for the unpaid orders. */
export function WalletCard({ data }: { data: Dashboard | undefined }) {
  const t = useText(homeTexts);
  const { data: user } = useQuery(currentUserQuery);
  const toPay = data ? sumYuan([data.form_init_amount, data.micro_custom_init_amount, data.batch_init_amount]) : 0;
  const isLow = user !== undefined && user.available_balance < toPay;
  const yuan = (value: number | undefined) => (value === undefined ? emptyValue : formatYuan(value));
  return (
    <section className={styles.card} aria-label={t('wallet')}>
      <div className={styles.head}>
        <h2>{t('wallet')}</h2>
        {isLow && <StateTag tone="warning">{t('low')}</StateTag>}
      </div>
      <span className={styles.figure}>{yuan(user?.available_balance)}</span>
      <p className={styles.note}>{isLow ? t('lowNote', { amount: formatYuan(toPay) }) : t('enoughNote')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('balance')}</dt>
          <dd>{yuan(user?.balance)}</dd>
        </div>
        <div>
          <dt>{t('advance')}</dt>
          <dd>{yuan(user?.advance_amount)}</dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <PermissionGate ability="recharges.create">
          <ButtonLink {...linkOptions({ to: '/mine/recharge' })} isPrimary icon={<Plus aria-hidden />}>
            {t('recharge')}
          </ButtonLink>
        </PermissionGate>
        <PermissionGate ability="bills.read">
          <ButtonLink {...linkOptions({ to: '/bills' })}>{t('bills')}</ButtonLink>
        </PermissionGate>
      </div>
    </section>
  );
}
