import { formatFen } from '@platen/model/money/money';
import { type FormOrder, refundReasonLengthMax } from '@platen/model/orders/form-orders';
import { orderMove, refundMoveFrom } from '@platen/model/orders/lifecycle/order-moves';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useOrdersChanged } from '../../../../shared/orders/order-changes.ts';
import { RequestError } from '../../../../shared/request/request-error.ts';
import { showSuccess } from '../../../../ui/feedback.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useText } from '../../../../ui/text.ts';
import { refundFormOrder } from '../form-orders.api.ts';
import { formOrdersTexts } from '../form-orders.messages.ts';
import { forEachRow } from './for-each.ts';
import { totalFen } from './money-total.ts';
import styles from './refund.module.css';
import { useBatchActionReport } from './use-batch-action-report.ts';

interface Props {
  formOrders: readonly FormOrder[];
  onClose: () => void;
}

/** A refund by the factory. A reason is required if the customer had confirmed production or it has started. */
export function RefundDialog({ formOrders, onClose }: Props) {
  const t = useText(formOrdersTexts);
  const client = useQueryClient();
  const changed = useOrdersChanged();
  const report = useBatchActionReport();
  const [first] = formOrders;
  const moves = formOrders.map(({ state }) => refundMoveFrom(state, 'staff') ?? 'refund');
  const stopped = moves.filter((each) => each === 'stop').length;
  const stopText = formOrders.length === 1 ? t('stopText') : t('stopManyText', { count: stopped });
  /** The most significant move names the button. */
  const move = (['stop', 'reject'] as const).find((each) => moves.includes(each)) ?? 'refund';
  const title =
    formOrders.length === 1 && first
      ? t('refundTitle', { no: first.no })
      : t('refundManyTitle', { count: String(formOrders.length) });

  async function refund({ rejected_reason }: { rejected_reason: string }) {
    let waiting = 0;
    const result = await forEachRow(formOrders, async ({ id }) => {
      if ((await refundFormOrder(id, rejected_reason)).refund_approval_id !== null) waiting++;
    });
    await Promise.all([changed(), client.invalidateQueries({ queryKey: ['approvals'] })]);
    const [failure] = result.failed;
    // A single refusal of the field is shown at the field; other failures are reported after the dialog is closed.
    if (failure?.cause instanceof RequestError && failure.cause.fields.length > 0) throw failure.cause;
    return { ...result, waiting };
  }

  function onSaved({ waiting, ...result }: Awaited<ReturnType<typeof refund>>) {
    const isOne = formOrders.length === 1;
    report(result, waiting > 0 ? t('refundWaits') : t('refunded'));
    if (waiting > 0 && !isOne) showSuccess(t('refundsWait', { count: waiting }));
  }

  return (
    <FormDialog
      title={title}
      initial={{ rejected_reason: '' }}
      focus="rejected_reason"
      submitLabel={t(move)}
      isDanger
      save={refund}
      onSaved={onSaved}
      onClose={onClose}
    >
      <p className={styles.text}>
        {t(move === 'stop' ? 'stopAmount' : 'refundText', { amount: formatFen(totalFen(formOrders)) })}
      </p>
      {stopped > 0 && <Alert className={styles.warning} type="warning" showIcon title={stopText} />}
      <Form.Item
        name="rejected_reason"
        label={t('reason')}
        extra={t('reasonHint')}
        rules={[{ required: moves.some((each) => orderMove(each).requiresReason), whitespace: true }]}
      >
        <Input.TextArea
          maxLength={refundReasonLengthMax}
          showCount
          placeholder={t('reasonPlaceholder')}
          autoSize={{ minRows: 3, maxRows: 6 }}
        />
      </Form.Item>
    </FormDialog>
  );
}
