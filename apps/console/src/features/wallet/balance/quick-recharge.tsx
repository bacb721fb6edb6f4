import { currencySymbol, formatCount } from '@platen/model/money/money';
import type { RechargeMethods } from '@platen/model/wallet/recharges';
import { Link } from '@tanstack/react-router';
import { PaymentMethodName } from '../../../shared/wallet/payment-method.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { balanceTexts } from './balance.messages.ts';
import styles from './quick-recharge.module.css';
import { rechargeTexts } from './recharge.messages.ts';
import { quickAmountsYuan } from './recharge-amounts.ts';

/** The usual amounts, as links to the recharge page. */
export function QuickRecharge({ methods }: { methods: RechargeMethods['methods'] }) {
  const t = useText(balanceTexts);
  const words = useText(rechargeTexts);
  const available = methods.filter((method) => method.is_available);
  return (
    <DetailCard title={t('quickTitle')} note={t('quickNote')}>
      <p className={styles.label}>{t('quickAmounts')}</p>
      <ul className={styles.amounts}>
        {quickAmountsYuan.map((amount) => (
          <li key={amount}>
            <Link to="/mine/recharge" search={{ amount }}>{`${currencySymbol()}${formatCount(amount)}`}</Link>
          </li>
        ))}
        <li>
          <Link to="/mine/recharge">{t('otherAmount')}</Link>
        </li>
      </ul>
      {available.length > 0 && (
        <>
          <p className={styles.label}>{t('methods')}</p>
          <ul className={styles.methods}>
            {available.map(({ payment_method, is_demo }) => (
              <li key={payment_method}>
                <PaymentMethodName method={payment_method} />
                {is_demo && <KindTag tone="warning">{words('demo')}</KindTag>}
              </li>
            ))}
          </ul>
        </>
      )}
    </DetailCard>
  );
}
