import { formatYuan } from '@platen/model/money/money';
import { type Approval, type ApprovalRejection, approvalReasonLengthMax } from '@platen/model/wallet/approvals';
import { Form, Input } from 'antd';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { rejectApproval } from './approvals.api.ts';
import { approvalsTexts } from './approvals.messages.ts';

interface Props {
  approval: Approval;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** Rejecting needs a reason, which the one who asked for it reads. */
export function RejectApprovalDialog({ approval, onChanged, onClose }: Props) {
  const t = useText(approvalsTexts);
  const words = { by: approval.requested_by.screen_name, amount: formatYuan(approval.amount) };
  return (
    <FormDialog<ApprovalRejection, Approval>
      title={t('rejectTitle', words)}
      initial={{ decision_reason: '' }}
      focus="decision_reason"
      submitLabel={t('reject')}
      isDanger
      save={(body) => rejectApproval(approval.id, body).finally(() => void onChanged())}
      onSaved={() => showSuccess(t('rejected'))}
      onClose={onClose}
    >
      <Form.Item
        name="decision_reason"
        label={t('reason')}
        extra={t('rejectHint', words)}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input.TextArea maxLength={approvalReasonLengthMax} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
    </FormDialog>
  );
}
