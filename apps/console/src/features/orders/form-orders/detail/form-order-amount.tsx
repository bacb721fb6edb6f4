import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatCount, formatFen, formatYuan, wireYuanToFen } from '@platen/model/money/money';
import { DetailCard } from '../../../../ui/detail/detail-card.tsx';
import { useText } from '../../../../ui/text.ts';
import styles from './form-order-facts.module.css';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';
import { renderingFeesOf } from './rendering-fees.ts';

/** How the amount is calculated: each price times its quantity, plus the rendering fee for each order. */
export function FormOrderAmount({ formOrder: { amount, amount_parts: parts } }: { formOrder: FormOrderDetail }) {
  const t = useText(formOrderDetailTexts);
  if (parts.length === 0) return null;
  return (
    <DetailCard title={t('amountParts')}>
      <dl className={styles.amounts}>
        {parts.map(({ size, price, quantity, system_rendering_price }) => (
          <div key={`${size} ${price} ${system_rendering_price}`}>
            <dt>
              {size || t('pieces')}
              <span>{t('times', { price: formatYuan(price), count: formatCount(quantity) })}</span>
            </dt>
            <dd>{timesYuan(price, quantity)}</dd>
          </div>
        ))}
        {renderingFeesOf(parts).map(({ fee, ordersCount }) => (
          <div key={`${fee} rendering`}>
            <dt>
              {t('rendering')}
              <span>{t('renderingTimes', { price: formatYuan(fee), count: ordersCount })}</span>
            </dt>
            <dd>{timesYuan(fee, ordersCount)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('amountTotal')}</dt>
          <dd>{formatYuan(amount)}</dd>
        </div>
      </dl>
    </DetailCard>
  );
}

/** In fen, where sums are exact. */
function timesYuan(yuan: number, count: number): string {
  return formatFen(wireYuanToFen(yuan) * count);
}
