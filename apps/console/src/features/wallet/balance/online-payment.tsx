import { formatYuan } from '@platen/model/money/money';
import type { Recharge } from '@platen/model/wallet/recharges';
import { Button } from 'antd';
import { Clock, ExternalLink } from 'lucide-react';
import { PaymentMark, usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import { useCheckPayment } from '../../../shared/wallet/use-check-payment.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';
import { RechargeEnded } from './recharge-ended.tsx';
import styles from './recharge-stage.module.css';
import { formatTimeLeft, useTimeLeft } from './time-left.ts';

/** The code to scan or the page to pay on, until the payment expires. */
export function OnlinePayment({ recharge }: { recharge: Recharge }) {
  const t = useText(rechargeTexts);
  const leftMs = useTimeLeft(recharge.expires_at);
  const checkPayment = useCheckPayment();
  const amount = formatYuan(recharge.amount);
  // The page keeps polling, so a payment in the last second is still detected.
  if (leftMs === 0) return <RechargeEnded recharge={{ ...recharge, state: 'expired' }} />;
  return (
    <div className={styles.stage}>
      {recharge.code_url ? (
        <div className={styles.code}>
          <QrCode text={recharge.code_url} label={t('qrLabel', { amount })} />
          <PaymentMark method={recharge.payment_method} size="large" />
        </div>
      ) : (
        <PaymentMark method={recharge.payment_method} size="large" />
      )}
      <p className={styles.lead}>{recharge.code_url ? t('scan') : t('alipayText')}</p>
      <p className={styles.amount}>{amount}</p>
      {leftMs !== undefined && (
        <p className={styles.time}>
          <Clock aria-hidden />
          <span aria-live="off">{t('expiresIn', { time: formatTimeLeft(leftMs) })}</span>
        </p>
      )}
      {recharge.page_url && !recharge.demo_url && (
        <Button
          type="primary"
          size="large"
          icon={<ExternalLink aria-hidden />}
          href={recharge.page_url}
          target="_blank"
          rel="noreferrer"
        >
          {t('toAlipay')}
        </Button>
      )}
      {recharge.demo_url && <DemoCashier recharge={recharge} url={recharge.demo_url} />}
      <p className={styles.waiting}>{t('waiting')}</p>
      <ActionButtons actions={[checkPayment(recharge)]} />
    </div>
  );
}

/** Says at each step that it is a demo, so that nobody mistakes it for real money. */
function DemoCashier({ recharge, url }: { recharge: Recharge; url: string }) {
  const t = useText(rechargeTexts);
  const label = usePaymentMethodLabel();
  return (
    <div className={styles.demo}>
      <p>
        <KindTag tone="warning">{t('demo')}</KindTag> {t('demoText', { method: label(recharge.payment_method) })}
      </p>
      <Button type="primary" icon={<ExternalLink aria-hidden />} href={url} target="_blank" rel="noreferrer">
        {t('openDemo')}
      </Button>
    </div>
  );
}
