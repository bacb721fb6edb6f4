import { formatYuan } from '@platen/model/money/money';
import { Progress } from 'antd';
import type { ReactNode } from 'react';
import { StateTag } from '../../ui/state-tag.tsx';
import { useText } from '../../ui/text.ts';
import { walletTexts } from './wallet.messages.ts';
import styles from './wallet-figures.module.css';
import { advanceUse } from './wallet-sums.ts';

interface Wallet {
  balance: number;
  available_balance: number;
  advance_amount: number;
  total_consumption: number;
  total_recharge_amount: number;
  paid_form_orders_count: number;
}

/** The figures of a wallet side by side in one card; the available balance is first and largest. */
export function WalletFigures({ wallet }: { wallet: Wallet }) {
  const t = useText(walletTexts);
  return (
    <dl className={styles.figures}>
      <Figure
        label={t('availableBalance')}
        yuan={wallet.available_balance}
        note={
          wallet.available_balance > 0 ? t('availableNote') : <StateTag tone="warning">{t('emptyWallet')}</StateTag>
        }
      />
      <Figure label={t('balance')} yuan={wallet.balance} note={wallet.balance < 0 ? t('owedNote') : t('balanceNote')} />
      <Figure
        label={t('totalConsumption')}
        yuan={wallet.total_consumption}
        note={t('consumptionNote', { count: wallet.paid_form_orders_count })}
      />
      <Figure label={t('totalRecharge')} yuan={wallet.total_recharge_amount} note={t('rechargeNote')} />
      <Advance wallet={wallet} />
    </dl>
  );
}

function Figure({ label, yuan, suffix, note }: { label: string; yuan: number; suffix?: string; note: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.figure}>
        {formatYuan(yuan)}
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

function Advance({ wallet }: { wallet: Wallet }) {
  const t = useText(walletTexts);
  const { used, left, percent } = advanceUse(wallet);
  if (wallet.advance_amount === 0) return <Figure label={t('advance')} yuan={0} note={t('noAdvance')} />;
  const limits = { used: formatYuan(used), limit: formatYuan(wallet.advance_amount) };
  return (
    <Figure
      label={t('advance')}
      yuan={left}
      suffix={t('advanceLeft')}
      note={
        <>
          <Progress
            className={styles.bar}
            percent={percent}
            showInfo={false}
            strokeColor="var(--primary)"
            size={{ height: 4 }}
            aria-hidden
          />
          {t('advanceUsed', limits)}
        </>
      }
    />
  );
}
