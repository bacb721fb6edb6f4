import type { Order } from '@platen/contract/orders/order';
import { PencilLine } from 'lucide-react';
import { useAmendmentText } from '../../../shared/orders/use-amendment-text.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { EventTimeline } from '../../../ui/detail/event-timeline.tsx';
import { formatDateTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { orderAmendmentTexts } from './order-details.messages.ts';

/** What was changed since the order was placed: by whom, when, and the previous values. */
export function OrderAmendments({ order }: { order: Order }) {
  const t = useText(orderAmendmentTexts);
  const textOf = useAmendmentText();
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
