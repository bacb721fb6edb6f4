import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatCount } from '@platen/model/money/money';
import { Button, Progress } from 'antd';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import { DetailCard } from '../../../../ui/detail/detail-card.tsx';
import { useText } from '../../../../ui/text.ts';
import { reviewTexts } from '../review.messages.ts';
import styles from './form-order-detail.module.css';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';
import { ProofTiles } from './proof-tiles.tsx';
import { scrollToOrders } from './scroll-to-orders.ts';

/** As many as fit in one row on a wide screen. */
const ordersShown = 8;

/**
 * The proofs of the first orders, right where the user decides whether to confirm. Kinds that are not rendered have
 * none.
 */
export function FormOrderProofs({ formOrder }: { formOrder: FormOrderDetail }) {
  const t = useText(reviewTexts);
  const { done, waiting, failed } = formOrder.images;
  if (done + waiting + failed === 0) return null;
  return (
    <DetailCard
      title={t('proofs')}
      note={
        <Button type="link" size="small" onClick={scrollToOrders}>
          {t('allOrders')}
        </Button>
      }
    >
      <ProofTiles orders={formOrder.orders.slice(0, ordersShown)} ordersCount={formOrder.orders_count} size="large" />
      <FormOrderImageProgress images={formOrder.images} />
    </DetailCard>
  );
}

/** How many images of a form order are rendered, pending and failed. */
function FormOrderImageProgress({ images }: Pick<FormOrderDetail, 'images'>) {
  const t = useText(formOrderDetailTexts);
  const { done, waiting, failed } = images;
  const all = done + waiting + failed;
  if (all === 0) return null;
  return (
    <div className={styles.images}>
      <span className={styles.figureLabel}>{t('images')}</span>
      <span className={styles.imagesLine}>
        {t('imagesDone', { done: formatCount(done), all: formatCount(all) })}
        {waiting > 0 && (
          <span className={styles.waiting} role="status">
            <LoaderCircle aria-hidden />
            {t('imagesWaiting', { count: formatCount(waiting) })}
          </span>
        )}
      </span>
      <Progress
        percent={(done / all) * 100}
        showInfo={false}
        size={{ height: 4 }}
        strokeColor="var(--primary)"
        status={waiting > 0 ? 'active' : 'normal'}
        aria-label={t('images')}
      />
      {failed > 0 && (
        <span className={styles.failed}>
          <CircleAlert aria-hidden />
          {t('imagesFailed', { count: failed })}
        </span>
      )}
    </div>
  );
}
