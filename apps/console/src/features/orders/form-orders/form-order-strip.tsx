import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatYuan } from '@platen/model/money';
import type { OrderState } from '@platen/model/order-flow';
import { useQuery } from '@tanstack/react-query';
import { useStateLook } from '../../../shared/states.ts';
import { type Step, StepStrip } from '../../../ui/detail/step-strip.tsx';
import { formatShortTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { type Milestones, progressOf } from './form-order-progress.ts';
import { sentCountQuery } from './form-orders.api.ts';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';
import styles from './form-order-detail.module.css';

/** How far a form order has come, when it came there, and what it costs. */
export function FormOrderStrip({ formOrder, reached }: { formOrder: FormOrderDetail; reached: Milestones }) {
  const t = useText(formOrderDetailTexts);
  const look = useStateLook('order');
  const isSending = reached.started !== undefined && reached.sent === undefined;
  const { data: sent = 0 } = useQuery({ ...sentCountQuery(formOrder.id), enabled: isSending });
  const times: Partial<Record<Step['key'], string | undefined>> = {
    init: reached.created,
    paid: reached.paid,
    in_production: reached.started,
    sent: reached.sent,
    closed: reached.ended,
    refunded: reached.ended,
  };
  /** What is behind it is told as done. What was stopped on its way was not produced. */
  const labelOf = (key: OrderState, state: Step['state']): string => {
    if (state === 'done' && key === 'init') return t('done.init');
    if (state === 'done' && key === 'in_production' && formOrder.state === 'sent') return t('done.in_production');
    return look(key).label;
  };
  const steps = progressOf(formOrder.state, reached).map(({ key, state }): Step => {
    const time = times[key];
    const sentText =
      key === 'sent' && sent > 0 ? t('sentOf', { sent: String(sent), all: String(formOrder.orders_count) }) : undefined;
    const waitText = key === 'in_production' && formOrder.state === 'confirmed' ? t('notStarted') : undefined;
    return {
      key,
      label: labelOf(key, state),
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
