import { formatYuan } from '@platen/model/money/money';
import type { Recharge } from '@platen/model/wallet/recharges';
import { useQuery } from '@tanstack/react-query';
import { rechargeMethodsQuery } from '../../../shared/wallet/recharges.api.ts';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';
import styles from './recharge-stage.module.css';

const steps = ['transfer', 'remark', 'confirm'] as const;

/** What the customer has to do now, and what the factory does then. */
export function OfflineTransfer({ recharge }: { recharge: Recharge }) {
  const t = useText(rechargeTexts);
  const { data } = useQuery(rechargeMethodsQuery);
  const amount = formatYuan(recharge.amount);
  return (
    <div className={styles.offline}>
      <h2 className={styles.title}>{t('offlineTitle')}</h2>
      <p className={styles.amount}>{amount}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`offlineSteps.${step}`, { amount, no: recharge.no })}</li>
        ))}
      </ol>
      <dl className={styles.account}>
        <div>
          <dt>{t('no')}</dt>
          <dd>
            <CopyableText text={recharge.no} isCode />
          </dd>
        </div>
        <div>
          <dt>{t('transferTo')}</dt>
          <dd>{data && (data.offline_instructions || t('noInstructions'))}</dd>
        </div>
      </dl>
    </div>
  );
}
