import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatYuan } from '@platen/model/money/money';
import { type OrderMoveName, orderMove } from '@platen/model/orders/lifecycle/order-moves';
import { isEnded } from '@platen/model/orders/lifecycle/order-states';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { CircleCheck, CirclePlus, CircleX, Factory, PencilLine, Truck, Undo2, Wallet } from 'lucide-react';
import { useAmendmentText } from '../../../../shared/orders/use-amendment-text.ts';
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

/**
 * The history of a form order, from its stored times: what happened, who did it, and what was changed about its orders. Its end
 * comes first, even if its time is unknown.
 */
export function FormOrderHistory({ formOrder, batches, reached }: Props) {
  const t = useText(formOrderDetailTexts);
  const badgeOf = useStateBadge('order');
  const { state, user, placed_by, amount, moves, amendments } = formOrder;
  /** Who made the last of these moves; nothing for one that was made by an earlier release. */
  const movedBy = (isMeant: (move: OrderMoveName) => boolean) => {
    const made = moves.findLast(({ move }) => isMeant(move));
    return made && (made.user?.screen_name ?? t('byApiKey'));
  };
  const placer = placed_by && placed_by.id !== user.id ? placed_by.screen_name : '';
  const changed = useAmendmentEvents(amendments);
  const events: Dated[] = [
    {
      key: 'created',
      icon: <CirclePlus />,
      tone: 'gray',
      title: t('created'),
      text: joined(user.screen_name, placer),
      at: reached.created,
    },
    {
      key: 'paid',
      icon: <Wallet />,
      tone: 'info',
      title: t('paid'),
      text: joined(
        formatYuan(amount),
        movedBy((move) => move === 'pay'),
      ),
      at: reached.paid,
    },
    {
      key: 'confirmed',
      icon: <CircleCheck />,
      tone: 'primary',
      title: t('confirmed'),
      text: movedBy((move) => move === 'confirm'),
      at: reached.confirmed,
    },
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
    ...changed,
  ];
  const known = events
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
    .map(({ at, ...event }) => ({ ...event, time: formatDateTime(at) }));
  const endedBy = movedBy((move) => isEnded(orderMove(move).to));
  const end = { key: 'ended', tone: badgeOf(state).tone, time: reached.ended && formatDateTime(reached.ended) };
  const closed: TimelineEvent = { ...end, icon: <CircleX />, title: t('closed'), text: endedBy };
  const refunded: TimelineEvent = {
    ...end,
    icon: <Undo2 />,
    title: t('refunded'),
    text: joined(formatYuan(amount), endedBy),
  };
  return <EventTimeline events={isEnded(state) ? [reached.paid ? refunded : closed, ...known] : known} />;
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** What was changed about the orders: each change by its order and by whom. */
function useAmendmentEvents(amendments: FormOrderDetail['amendments']): Dated[] {
  const changeText = useAmendmentText();
  return amendments.map(({ id, order, user, changes, reason, created_at }) => ({
    key: `amendment ${id}`,
    icon: <PencilLine />,
    tone: 'info',
    title: changes.map(changeText).join('\n'),
    text: joined(order.no, user.screen_name, reason),
    at: created_at,
  }));
}
