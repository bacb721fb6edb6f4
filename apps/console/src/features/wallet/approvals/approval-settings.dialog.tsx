import { currencySymbol } from '@platen/model/money/money';
import { type ApprovalSettings, type ApprovalSettingsUpdate, approvalAmountMax } from '@platen/model/wallet/approvals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, InputNumber } from 'antd';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { approvalSettingsQuery, updateApprovalSettings } from './approvals.api.ts';
import { approvalsTexts } from './approvals.messages.ts';
import styles from './approvals.module.css';

/** The amounts above which a second person has to approve. */
export function ApprovalSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(approvalsTexts);
  const client = useQueryClient();
  const { data } = useQuery(approvalSettingsQuery);
  // A form that opened empty would switch the rule off.
  if (!data) return null;
  return (
    <FormDialog<ApprovalSettingsUpdate, ApprovalSettings>
      title={t('settingsTitle')}
      initial={{
        recharge_amount: data.recharge_amount,
        advance_amount: data.advance_amount,
        refund_amount: data.refund_amount,
      }}
      focus="recharge_amount"
      save={updateApprovalSettings}
      onSaved={(saved) => {
        client.setQueryData(approvalSettingsQuery.queryKey, saved);
        showSuccess(t('saved'));
      }}
      onClose={onClose}
    >
      <p className={styles.hint}>{t('aboveHint')}</p>
      <Form.Item name="recharge_amount" label={t('rechargeAbove')}>
        <AmountInput />
      </Form.Item>
      <Form.Item name="advance_amount" label={t('advanceAbove')}>
        <AmountInput />
      </Form.Item>
      <Form.Item name="refund_amount" label={t('refundAbove')} extra={t('settingsHint')}>
        <AmountInput />
      </Form.Item>
    </FormDialog>
  );
}

/** Its props are given by the form. */
function AmountInput(props: { id?: string; value?: number | null; onChange?: (value: number | null) => void }) {
  const t = useText(approvalsTexts);
  return (
    <InputNumber<number>
      {...props}
      className={styles.amount}
      controls={false}
      min={0}
      max={approvalAmountMax}
      precision={2}
      prefix={currencySymbol()}
      placeholder={t('noLimit')}
    />
  );
}
