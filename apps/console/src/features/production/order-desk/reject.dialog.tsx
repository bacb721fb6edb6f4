import { formatYuan } from '@platen/model/money/money';
import { refundReasonLengthMax } from '@platen/model/orders/form-orders';
import { canMove } from '@platen/model/orders/lifecycle/order-moves';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input, Skeleton } from 'antd';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import { useStateBadge } from '../../../shared/states.ts';
import { toFailure } from '../../../ui/failure.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { usePendingReason } from '../../../ui/form/form-pending.tsx';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { formOrderQuery, rejectFormOrder } from './order-desk.api.ts';
import { orderDeskTexts } from './order-desk.messages.ts';

/** Rejects what a customer confirmed: the whole form order, with a reason that the customer reads. */
export function RejectDialog({ batch, onClose }: { batch: ProductionBatchRow; onClose: () => void }) {
  const t = useText(orderDeskTexts);
  const client = useQueryClient();
  const changed = useOrdersChanged();
  return (
    <FormDialog<{ rejected_reason: string }, { refund_approval_id: number | null }>
      title={t('rejectTitle', { no: batch.form_order_no })}
      initial={{ rejected_reason: '' }}
      focus="rejected_reason"
      submitLabel={t('reject')}
      isDanger
      save={async (values) => {
        try {
          return await rejectFormOrder(batch.form_order_id, values.rejected_reason);
        } catch (cause) {
          // It may have moved on in the meantime: the dialog and the list are refetched.
          await changed();
          throw cause;
        }
      }}
      onSaved={async ({ refund_approval_id: waiting }) => {
        showSuccess(t(waiting === null ? 'rejected' : 'rejectWaits', { no: batch.form_order_no }));
        await Promise.all([changed(), client.invalidateQueries({ queryKey: ['approvals'] })]);
      }}
      onClose={onClose}
    >
      <RejectionSummary id={batch.form_order_id} />
      <Form.Item
        name="rejected_reason"
        label={t('rejectReason')}
        extra={t('rejectHint')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input.TextArea maxLength={refundReasonLengthMax} autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
    </FormDialog>
  );
}

/** The consequences, in money and batches. Until they are known, or if it is too late, nothing can be sent. */
function RejectionSummary({ id }: { id: number }) {
  const t = useText(orderDeskTexts);
  const ui = useText(uiTexts);
  const party = useParty();
  const badgeOf = useStateBadge('order');
  const { data: formOrder, error } = useQuery(formOrderQuery(id));
  const isTooLate = formOrder !== undefined && !(party && canMove(formOrder.state, 'reject', party));
  const reason = formOrder ? undefined : ui('loading');
  usePendingReason(isTooLate ? t('rejectTooLate', { state: badgeOf(formOrder.state).label }) : reason);
  if (error) return <Alert className="form-refusal" type="error" showIcon title={toFailure(error).message} />;
  if (!formOrder) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (isTooLate) {
    const title = t('rejectTooLate', { state: badgeOf(formOrder.state).label });
    return <Alert className="form-refusal" type="error" showIcon title={title} />;
  }
  const { amount, user, production_batches: batches } = formOrder;
  return (
    <Alert
      className="form-refusal"
      type="warning"
      showIcon
      title={t('rejectText', { amount: formatYuan(amount), customer: user.screen_name })}
      description={batches.length > 1 ? t('rejectBatches', { count: batches.length }) : undefined}
    />
  );
}
