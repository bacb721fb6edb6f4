import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatYuan } from '@platen/model/money';
import type { ProductionBatchRow } from '@platen/model/production-batches';
import { CircleCheck, CirclePlus, CircleX, Factory, Truck, Undo2, Wallet } from 'lucide-react';
import { EventTimeline, type TimelineEvent } from '../../../ui/detail/event-timeline.tsx';
import { formatDateTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import type { Milestones } from './form-order-progress.ts';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';

interface Props {
  formOrder: FormOrderDetail;
  batches: readonly ProductionBatchRow[];
  reached: Milestones;
}

type Dated = TimelineEvent & { at: string | undefined };

/** What happened to a form order, from the times that are kept. How it ended stands first, known or not. */
export function FormOrderHistory({ formOrder, batches, reached }: Props) {
  const t = useText(formOrderDetailTexts);
  const { state, user, amount } = formOrder;
  const events: Dated[] = [
    {
      key: 'created',
      icon: <CirclePlus />,
      tone: 'grey',
      title: t('created'),
      text: user.screen_name,
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
  const time = reached.ended && formatDateTime(reached.ended);
  const ends: Partial<Record<typeof state, TimelineEvent>> = {
    closed: { key: 'closed', icon: <CircleX />, tone: 'grey', title: t('closed'), time },
    refunded: { key: 'refunded', icon: <Undo2 />, tone: 'rose', title: t('refunded'), text: formatYuan(amount), time },
  };
  const end = ends[state];
  return <EventTimeline events={end ? [end, ...known] : known} />;
}
