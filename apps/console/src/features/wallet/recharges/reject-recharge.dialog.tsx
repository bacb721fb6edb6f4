import { formatYuan } from '@platen/model/money/money';
import { type Recharge, rechargeRejectionLengthMax } from '@platen/model/wallet/recharges';
import { Form, Input } from 'antd';
import { rejectRecharge } from '../../../shared/wallet/recharges.api.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargesTexts } from './recharges.messages.ts';

interface Props {
  recharge: Recharge;
  /** After a refusal too: somebody else has decided, and the list is outdated. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Rejects a transfer that did not arrive, with a reason for the customer. */
export function RejectRechargeDialog({ recharge, onChanged, onClose }: Props) {
  const t = useText(rechargesTexts);
  const words = { amount: formatYuan(recharge.amount), customer: recharge.user.screen_name };
  return (
    <FormDialog<{ rejected_reason: string }, Recharge>
      title={t('rejectTitle', words)}
      initial={{ rejected_reason: '' }}
      focus="rejected_reason"
      submitLabel={t('reject')}
      isDanger
      save={({ rejected_reason }) => rejectRecharge(recharge.id, rejected_reason).finally(() => void onChanged())}
      onSaved={() => showSuccess(t('rejected'))}
      onClose={onClose}
    >
      <Form.Item
        name="rejected_reason"
        label={t('reason')}
        extra={t('reasonHint')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input.TextArea maxLength={rechargeRejectionLengthMax} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
    </FormDialog>
  );
}
