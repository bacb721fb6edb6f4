import type { Order } from '@platen/contract/orders/order';
import { linkOptions, useParams } from '@tanstack/react-router';
import { Alert } from 'antd';
import { SubjectHistory } from '../../../shared/audit/subject-history.tsx';
import { erasedOrderTexts } from '../../../shared/orders/erased-order.messages.ts';
import { ErasedTag } from '../../../shared/orders/erased-tag.tsx';
import { imagePollMs } from '../../../shared/orders/order-images.ts';
import { useStateBadge } from '../../../shared/states.ts';
import { TemplateKindTag } from '../../../shared/template-kind.tsx';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { PictureDetailSkeleton } from '../../../ui/detail/picture-detail.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { OrderAmendments } from './order-amendments.tsx';
import styles from './order-detail.module.css';
import { ItemsByKey, OrderCodes, OrderFacts, OrderFigures } from './order-facts.tsx';
import { OrderImagesCards } from './order-images-cards.tsx';
import { OrderOutbounds } from './order-outbounds.tsx';
import { orderQuery } from './orders.api.ts';
import { useOrderActions } from './use-order-actions.tsx';

const list = linkOptions({ to: '/orders' });

const pollMs = (order: Order | undefined): number | false => order !== undefined && imagePollMs([order]);

/** One order: its images on the left, its facts and its receiver on the right. Batch orders have no images. */
export function OrderDetail() {
  const { id } = useParams({ from: '/shell/orders/$id' });
  const badgeOf = useStateBadge('order');
  const actionsOf = useOrderActions();
  return (
    <DetailScreen
      query={{ ...orderQuery(id), refetchInterval: ({ state }) => pollMs(state.data) }}
      back={list}
      title={(order) => order.no}
      state={(order) => badgeOf(order.state)}
      renderTags={(order) => (
        <>
          <TemplateKindTag kind={order.sku_template_kind} />
          {order.erased_at !== null && <ErasedTag />}
        </>
      )}
      actions={actionsOf}
      skeleton={<PictureDetailSkeleton />}
    >
      {(order) => {
        const isErased = order.erased_at !== null;
        const isDrawn = order.sku_template_kind !== 'batch_order' && !isErased;
        return (
          <div className={styles.columns} data-single-column={!isDrawn}>
            {isDrawn && (
              <div className={styles.side}>
                <OrderImagesCards order={order} />
              </div>
            )}
            <div className={styles.side}>
              <ErasedNotice erasedAt={order.erased_at} />
              <OrderFigures order={order} />
              {!isErased && <ItemsByKey order={order} />}
              <OrderFacts order={order} />
              <OrderOutbounds order={order} />
              <OrderAmendments order={order} />
              <SubjectHistory type="orders" id={order.id} />
              <OrderCodes order={order} />
            </div>
          </div>
        );
      }}
    </DetailScreen>
  );
}

/** Says when the personal data of an order was erased; nothing while it is there. */
function ErasedNotice({ erasedAt }: { erasedAt: string | null }) {
  const t = useText(erasedOrderTexts);
  if (erasedAt === null) return null;
  return <Alert type="info" showIcon title={t('notice', { time: formatMinute(erasedAt) })} />;
}
