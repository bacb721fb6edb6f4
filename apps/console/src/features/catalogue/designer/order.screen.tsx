import type { Order } from '@platen/contract/orders/order';
import { isDesignEditable } from '@platen/model/orders/lifecycle/order-states';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useParams } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { useStateBadge } from '../../../shared/states.ts';
import { applicationInfoQuery } from '../../../shared/visitor/application-info.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { DetailFailure } from '../../../ui/detail/detail-screen.tsx';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { designedOrderQuery } from './designer.api.ts';
import { orderDesignerTexts } from './order/order.messages.ts';
import { documentOfOrder } from './order/order-document.ts';
import { OrderDesigner } from './order-designer.tsx';

/** One order in the designer. */
export function OrderDesignerScreen() {
  const { id, orderId } = useParams({ from: '/workspace/editor/$id/orders/$orderId' });
  const query = useQuery(designedOrderQuery(orderId));
  const site = useQuery(applicationInfoQuery);
  const back = linkOptions({ to: '/orders/$id', params: { id: orderId } });
  return (
    <Loaded query={query} back={back} rows={12}>
      {(order) => (
        <Loaded query={site} back={back} rows={12}>
          {({ time_zone }) =>
            String(order.sku_template_id) === id ? (
              <Opened key={orderId} order={order} timeZone={time_zone} />
            ) : (
              <WrongTemplate back={back} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

/** A URL with an order and a template that is not the order's is not found. */
function WrongTemplate({ back }: { back: ComponentProps<typeof DetailFailure>['back'] }) {
  const cause = Object.assign(new Error(), { status: 404 });
  return <DetailFailure cause={cause} back={back} onRetry={() => undefined} isRetrying={false} />;
}

function Opened({ order: latest, timeZone }: { order: Order; timeZone: string }) {
  const t = useText(orderDesignerTexts);
  const badgeOf = useStateBadge('order');
  // The state when it was opened: a refetch must not discard unsaved work.
  const [order] = useState(latest);
  if (isDesignEditable(order.state) && documentOfOrder(order).configs.length > 0) {
    return <OrderDesigner order={order} timeZone={timeZone} />;
  }
  const texts =
    documentOfOrder(order).configs.length === 0
      ? { title: t('noDesignTitle'), text: t('noDesignText') }
      : { title: t('notEditableTitle'), text: t('notEditableText', { state: badgeOf(order.state).label }) };
  const back = linkOptions({ to: '/orders/$id', params: { id: String(order.id) } });
  return <ScreenState art={<EmptyArt />} {...texts} actions={<ButtonLink {...back}>{t('back')}</ButtonLink>} isPage />;
}
