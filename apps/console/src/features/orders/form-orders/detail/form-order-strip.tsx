import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatYuan } from '@platen/model/money/money';
import { canMove } from '@platen/model/orders/lifecycle/order-moves';
import { initialState, type OrderPhase, phaseOf, statesOfPhase } from '@platen/model/orders/lifecycle/order-states';
import { useQuery } from '@tanstack/react-query';
import { useStateBadge } from '../../../../shared/states.ts';
import { type Step, StepStrip } from '../../../../ui/detail/step-strip.tsx';
import { formatShortTime } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { sentCountQuery } from '../form-orders.api.ts';
import styles from './form-order-detail.module.css';
import { type Milestones, progressOf } from './form-order-progress.ts';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';

const firstStateOf = (phase: OrderPhase) => statesOfPhase(phase)[0] ?? initialState;

/** How far a form order has come and when, and what it costs. */
export function FormOrderStrip({ formOrder, reached }: { formOrder: FormOrderDetail; reached: Milestones }) {
  const t = useText(formOrderDetailTexts);
  const badgeOf = useStateBadge('order');
  const isSending = reached.started !== undefined && reached.sent === undefined;
  const { data: sent = 0 } = useQuery({ ...sentCountQuery(formOrder.id), enabled: isSending });
  const phase = phaseOf(formOrder.state);
  const times: Record<OrderPhase, string | undefined> = {
    payment: reached.created,
    confirmation: reached.paid,
    production: reached.started,
    shipped: reached.sent,
    ended: reached.ended,
  };
  /** Completed phases are shown as done. What was stopped on the way was not produced. */
  const labelOf = (step: OrderPhase, state: Step['state']): string => {
    if (state === 'done' && step === 'payment') return t('done.payment');
    if (state === 'done' && step === 'production' && phase === 'shipped') return t('done.production');
    return badgeOf(step === phase ? formOrder.state : firstStateOf(step)).label;
  };
  const steps = progressOf(formOrder.state, reached).map(({ phase: step, state }): Step => {
    const time = times[step];
    const sentText =
      step === 'shipped' && sent > 0
        ? t('sentOf', { sent: String(sent), all: String(formOrder.orders_count) })
        : undefined;
    const isWaiting = step === 'production' && canMove(formOrder.state, 'start', 'staff');
    const waitText = isWaiting ? t('notStarted') : undefined;
    return {
      key: step,
      label: labelOf(step, state),
      note: time ? formatShortTime(time) : (sentText ?? waitText),
      state,
    };
  });
  return (
    <StepStrip
      label={t('progress')}
      steps={steps}
      figure={
        <>
          <div className={styles.figureLabel}>{t('amount')}</div>
          <div className={styles.amount}>{formatYuan(formOrder.amount)}</div>
          <div className={styles.figureLabel}>
            {t('counts', { orders: formOrder.orders_count, quantity: formOrder.quantity })}
          </div>
        </>
      }
    />
  );
}
