import type { OrderRow, orderList } from '@platen/model/orders/orders';
import { linkOptions } from '@tanstack/react-router';
import { useFindingsColumn } from '../../../shared/findings/findings-column.tsx';
import { ErasedTag } from '../../../shared/orders/erased-tag.tsx';
import { OrderThumbs } from '../../../shared/orders/order-thumbs.tsx';
import { TrackingLink } from '../../../shared/orders/tracking-link.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { emptyValue } from '../../../ui/formats.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { useText } from '../../../ui/text.ts';
import { ordersTexts } from './orders.messages.ts';

type Sort = (typeof orderList)['sorts'][number];
export type OrderColumn = Column<OrderRow, Sort>;

const orderLink = (order: Pick<OrderRow, 'id'>) => linkOptions({ to: '/orders/$id', params: { id: String(order.id) } });

/** The columns of orders by name: each table picks those that it needs, in its own order. */
export function useOrderColumns() {
  const t = useText(ordersTexts);
  const findings = useFindingsColumn();
  const badgeOf = useStateBadge('order');
  return {
    no: { kind: 'link', key: 'no', label: t('no'), value: (row) => row.no, link: orderLink },
    subNo: { kind: 'text', key: 'sub_no', label: t('subNo'), value: (row) => row.sub_no, priority: 3 },
    amount: { kind: 'money', key: 'amount', label: t('amount'), value: (row) => row.amount },
    price: { kind: 'money', key: 'price', label: t('price'), value: (row) => row.price, priority: 3 },
    quantity: { kind: 'count', key: 'quantity', label: t('quantity'), value: (row) => row.quantity },
    state: { kind: 'state', key: 'state', label: t('state'), value: (row) => badgeOf(row.state) },
    findings,
    size: { kind: 'text', key: 'size', label: t('size'), value: (row) => row.size },
    updatedAt: {
      kind: 'dateTime',
      key: 'updated_at',
      label: t('updatedAt'),
      value: (row) => row.updated_at,
      sort: 'updated_at',
    },
    tracking: {
      kind: 'custom',
      key: 'tracking',
      label: t('tracking'),
      render: ({ parcels, erased_at }) => (erased_at === null ? <Parcels parcels={parcels} /> : emptyValue),
      isEmpty: ({ parcels, erased_at }) => parcels.length === 0 || erased_at !== null,
    },
    effectImages: {
      kind: 'custom',
      key: 'effect_images',
      label: t('effectImages'),
      render: (row) => (row.erased_at === null ? <OrderThumbs images={row.rendering_effect_images} /> : <ErasedTag />),
      isEmpty: (row) => row.rendering_effect_images.length === 0 && row.erased_at === null,
    },
    customAreas: {
      kind: 'custom',
      key: 'custom_areas',
      label: t('customAreas'),
      render: (row) => <OrderThumbs images={row.rendering_custom_areas} />,
      isEmpty: (row) => row.rendering_custom_areas.length === 0,
      priority: 3,
    },
  } satisfies Record<string, OrderColumn>;
}

/** The latest parcel, with the number of earlier ones, which are listed on the order. */
function Parcels({ parcels }: Pick<OrderRow, 'parcels'>) {
  const last = parcels.at(-1);
  if (!last) return emptyValue;
  return (
    <>
      <TrackingLink company={last.shipping_company} no={last.shipping_no} />
      {parcels.length > 1 && ` +${parcels.length - 1}`}
    </>
  );
}
