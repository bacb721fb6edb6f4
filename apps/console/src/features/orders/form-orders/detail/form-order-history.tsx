import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatYuan } from '@platen/model/money/money';
import { isEnded } from '@platen/model/orders/lifecycle/order-states';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { CircleCheck, CirclePlus, CircleX, Factory, Truck, Undo2, Wallet } from 'lucide-react';
import { useStateBadge } from '../../../../shared/states.ts';
import { EventTimeline, type TimelineEvent } from '../../../../ui/detail/event-timeline.tsx';
import { formatDateTime } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import type { Milestones } from './form-order-progress.ts';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';

interface Props {
  formOrder: FormOrderDetail;
  batches: readonly ProductionBatchRow[];
  reached: Milestones;
}

type Dated = TimelineEvent & { at: string | undefined };

/** The history of a form order, from its stored times. Its end comes first, even if its time is unknown. */
export function FormOrderHistory({ formOrder, batches, reached }: Props) {
  const t = useText(formOrderDetailTexts);
  const badgeOf = useStateBadge('order');
  const { state, user, placed_by, amount } = formOrder;
  const placer = placed_by && placed_by.id !== user.id ? placed_by.screen_name : '';
  const events: Dated[] = [
    {
      key: 'created',
      icon: <CirclePlus />,
      tone: 'gray',
      title: t('created'),
      text: [user.screen_name, placer].filter(Boolean).join(' · '),
      at: reached.created,
    },
    { key: 'paid', icon: <Wallet />, tone: 'info', title: t('paid'), text: formatYuan(amount), at: reached.paid },
    { key: 'confirmed', icon: <CircleCheck />, tone: 'primary', title: t('confirmed'), at: reached.confirmed },
    ...batches.flatMap(({ id, no, started_at, finished_at }): Dated[] => [
      {
        key: `${id} started`,
        icon: <Factory />,
        tone: 'primary',
        title: t('batchStarted'),
        text: no,
        at: started_at ?? undefined,
      },
      {
        key: `${id} finished`,
        icon: <Truck />,
        tone: 'success',
        title: t('batchFinished'),
        text: no,
        at: finished_at ?? undefined,
      },
    ]),
  ];
  const known = events
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
    .map(({ at, ...event }) => ({ ...event, time: formatDateTime(at) }));
  const end = { key: 'ended', tone: badgeOf(state).tone, time: reached.ended && formatDateTime(reached.ended) };
  const closed: TimelineEvent = { ...end, icon: <CircleX />, title: t('closed') };
  const refunded: TimelineEvent = { ...end, icon: <Undo2 />, title: t('refunded'), text: formatYuan(amount) };
  return <EventTimeline events={isEnded(state) ? [reached.paid ? refunded : closed, ...known] : known} />;
}
