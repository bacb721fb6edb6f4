import { type FormOrder, refundReasonLengthMax } from '@platen/model/form-orders';
import { formatFen } from '@platen/model/money';
import { canMove } from '@platen/model/order-flow';
import { Form, Input } from 'antd';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { RequestError } from '../../../shared/request/request-error.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { forEachRow } from './for-each.ts';
import { refundFormOrder } from './form-orders.api.ts';
import { formOrdersTexts } from './form-orders.messages.ts';
import { totalFen } from './money-total.ts';
import styles from './refund.module.css';
import { useBatchActionReport } from './use-batch-action-report.ts';

interface Props {
  formOrders: readonly FormOrder[];
  onClose: () => void;
}

/** The factory gives money back and says why: it must, where the customer had confirmed the production. */
export function RefundDialog({ formOrders, onClose }: Props) {
  const t = useText(formOrdersTexts);
  const changed = useOrdersChanged();
  const report = useBatchActionReport();
  const [first] = formOrders;
  const isRejection = formOrders.some(({ state }) => canMove(state, 'reject', 'staff'));
  const title =
    formOrders.length === 1 && first
      ? t('refundTitle', { no: first.no })
      : t('refundManyTitle', { count: String(formOrders.length) });

  async function refund({ rejected_reason }: { rejected_reason: string }) {
    const result = await forEachRow(formOrders, ({ id }) => refundFormOrder(id, rejected_reason));
    await changed();
    const [failure] = result.failed;
    // One refusal that names the field belongs beside it; what else went wrong is told when the dialog is gone.
    if (failure?.cause instanceof RequestError && failure.cause.fields.length > 0) throw failure.cause;
    return result;
  }

  return (
    <FormDialog
      title={title}
      initial={{ rejected_reason: '' }}
      focus="rejected_reason"
      submitLabel={isRejection ? t('reject') : t('refund')}
      save={refund}
      onSaved={(result) => report(result, t('refunded'))}
      onClose={onClose}
    >
      <p className={styles.text}>{t('refundText', { amount: formatFen(totalFen(formOrders)) })}</p>
      <Form.Item
        name="rejected_reason"
        label={t('reason')}
        extra={t('reasonHint')}
        rules={[{ required: isRejection, whitespace: true }]}
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
