import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { Button } from 'antd';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { useText } from '../../../ui/text.ts';
import { FormOrderImageProgress } from './form-order-image-progress.tsx';
import { ProofTiles } from './proof-tiles.tsx';
import { reviewTexts } from './review.messages.ts';
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
