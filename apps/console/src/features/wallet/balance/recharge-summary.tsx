import type { Mine } from '@platen/model/accounts/accounts';
import { formatYuan } from '@platen/model/money/money';
import { Clock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { addYuan } from '../../../shared/wallet/wallet-sums.ts';
import { emptyValue } from '../../../ui/formats.ts';
import { Movement } from '../../../ui/movement.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';
import styles from './recharge-summary.module.css';

interface Props {
  user: Mine;
  amount: number | null;
  isOffline: boolean;
  /** The submit button. */
  children: ReactNode;
}

/** What the recharge changes in the wallet, and when. */
export function RechargeSummary({ user, amount, isOffline, children }: Props) {
  const t = useText(rechargeTexts);
  return (
    <section className={styles.sum} aria-label={t('after')}>
      <dl>
        <div>
          <dt>{t('now')}</dt>
          <dd>{formatYuan(user.available_balance)}</dd>
        </div>
        <div>
          <dt>{t('amount')}</dt>
          <dd>{amount ? <Movement yuan={amount} /> : emptyValue}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('after')}</dt>
          <dd>{formatYuan(addYuan(user.available_balance, amount ?? 0))}</dd>
        </div>
      </dl>
      {children}
      <ul className={styles.notes}>
        <li>
          <Clock aria-hidden />
          {isOffline ? t('afterOffline') : t('afterOnline')}
        </li>
        <li>
          <ShieldCheck aria-hidden />
          {t('afterUse')}
        </li>
      </ul>
    </section>
  );
}
