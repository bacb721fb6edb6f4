import type { Order } from '@platen/contract/orders/order';
import type { AmendmentChange } from '@platen/model/orders/order-details';
import { PencilLine } from 'lucide-react';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { EventTimeline } from '../../../ui/detail/event-timeline.tsx';
import { emptyValue, formatDateTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { orderAmendmentTexts } from './order-details.messages.ts';
import { orderDetailTexts } from './orders-detail.messages.ts';

/** What was changed since the order was placed: by whom, when, and the previous values. */
export function OrderAmendments({ order }: { order: Order }) {
  const t = useText(orderAmendmentTexts);
  const textOf = useChangeText();
  if (order.amendments.length === 0) return null;
  return (
    <DetailCard title={t('history')}>
      <EventTimeline
        events={order.amendments.map(({ id, user, changes, reason, created_at }) => ({
          key: String(id),
          icon: <PencilLine />,
          tone: 'info',
          title: changes.map(textOf).join('\n'),
          text: reason === '' ? user.screen_name : `${user.screen_name} · ${reason}`,
          time: formatDateTime(created_at),
        }))}
      />
    </DetailCard>
  );
}

function useChangeText(): (change: AmendmentChange) => string {
  const t = useText(orderAmendmentTexts);
  const words = useText(orderDetailTexts);
  const labelOf = (field: Exclude<AmendmentChange['field'], 'layers' | 'outbound' | 'custom_field'>) => {
    if (field === 'quantity') return words('quantity');
    if (field === 'shipping_no') return words('shippingNo');
    return field === 'shipping_company' ? words('shippingCompany') : words(`receiverFields.${field}`);
  };
  return ({ field, key, before, after }) => {
    if (field === 'layers') return t('layers', { key });
    if (field === 'outbound') return t('outbound', { key });
    const label = field === 'custom_field' ? key : labelOf(field);
    return t('change', { label, before: shown(before), after: shown(after) });
  };
}

/** The URL of an image tells users nothing; its file name does. */
function shown(text: string): string {
  return (text.startsWith('/') ? text.split('/').at(-1) : text) || emptyValue;
}
