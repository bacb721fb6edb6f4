import { canMove } from '@platen/model/orders/lifecycle/order-moves';
import type { OrderRow, orderList } from '@platen/model/orders/orders';
import { batchStateOf } from '@platen/model/production/batch-states';
import { linkOptions } from '@tanstack/react-router';
import { useFindingsColumn } from '../../../shared/findings/findings-column.tsx';
import { ordersKey } from '../../../shared/orders/order-changes.ts';
import { orderPageSizes } from '../../../shared/orders/order-page-sizes.ts';
import { OrderThumbs } from '../../../shared/orders/order-thumbs.tsx';
import { stateFilterOptions } from '../../../shared/orders/state-filter.ts';
import { listSource } from '../../../shared/request/list-source.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { useText } from '../../../ui/text.ts';
import { productionBatchesTexts } from './production-batches.messages.ts';

const orders = listSource('GET /orders', ordersKey);

/** The production image, or the effect image if there is none. */
const artworkOf = ({ rendering_custom_areas, rendering_effect_images }: OrderRow) =>
  rendering_custom_areas.length > 0 ? rendering_custom_areas : rendering_effect_images;

/** The orders of a batch, page by page: there may be thousands. */
export function BatchOrders({ batchId }: { batchId: number }) {
  const t = useText(productionBatchesTexts);
  const can = useCan();
  const findings = useFindingsColumn();
  const badgeOf = useStateBadge('order');
  const batchBadgeOf = useStateBadge('batch');
  const detail = (order: OrderRow) =>
    can('orders.read') ? linkOptions({ to: '/orders/$id', params: { id: String(order.id) } }) : undefined;
  return (
    <ListSection<OrderRow, typeof orderList>
      title={t('ordersOf')}
      source={orders}
      fixedFilters={{ production_batch_id_eq: String(batchId) }}
      pageSizes={orderPageSizes}
      filters={[
        { kind: 'text', name: 'no_cont', label: t('orderNo'), placeholder: t('orderNo') },
        {
          kind: 'select',
          name: 'state_in',
          label: t('state'),
          placeholder: t('state'),
          options: stateFilterOptions(badgeOf),
        },
      ]}
      columns={[
        { kind: 'link', key: 'no', label: t('orderNo'), value: (order) => order.no, link: detail },
        {
          kind: 'custom',
          key: 'images',
          label: t('images'),
          render: (order) => <OrderThumbs images={artworkOf(order)} />,
          priority: 2,
        },
        {
          kind: 'text',
          key: 'system_no',
          label: t('systemNo'),
          value: (order) => order.system_no,
          isCode: true,
          priority: 3,
        },
        { kind: 'text', key: 'size', label: t('size'), value: (order) => order.size },
        {
          kind: 'state',
          key: 'state',
          label: t('state'),
          // The orders of a batch that was not started are not in production either.
          value: (order) =>
            canMove(order.state, 'start', 'staff') ? batchBadgeOf(batchStateOf(order.state)) : badgeOf(order.state),
        },
        findings,
        { kind: 'count', key: 'quantity', label: t('quantity'), value: (order) => order.quantity },
        { kind: 'money', key: 'price', label: t('price'), value: (order) => order.price, priority: 3 },
        { kind: 'money', key: 'amount', label: t('amount'), value: (order) => order.amount },
      ]}
      empty={{ title: t('noOrdersTitle'), text: t('noOrdersText') }}
    />
  );
}
