import {
  offlineInstructionsLengthMax,
  type PaymentSettings,
  type PaymentSettingsUpdate,
} from '@platen/model/wallet/payment-settings';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { api } from '../../../shared/request/request.ts';
import { rechargeMethodsQuery } from '../../../shared/wallet/recharges.api.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargesTexts } from './recharges.messages.ts';

const paymentSettingsQuery = queryOptions({
  queryKey: ['payment_settings'],
  queryFn: ({ signal }) => api('GET /payment_settings', { signal }),
});

/** What customers read who pay by bank transfer: the factory's account, and the reference to use. */
export function TransferInstructionsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(rechargesTexts);
  const client = useQueryClient();
  const { data } = useQuery(paymentSettingsQuery);
  // A form that opened empty would overwrite the stored instructions.
  if (!data) return null;
  return (
    <FormDialog<PaymentSettingsUpdate, PaymentSettings>
      title={t('instructions')}
      initial={{ offline_instructions: data.offline_instructions }}
      focus="offline_instructions"
      save={(body) => api('PUT /payment_settings', { body, showError: false })}
      onSaved={(saved) => {
        client.setQueryData(paymentSettingsQuery.queryKey, saved);
        void client.invalidateQueries(rechargeMethodsQuery);
        showSuccess(t('instructionsSaved'));
      }}
      onClose={onClose}
    >
      <Form.Item name="offline_instructions" label={t('instructionsLabel')} extra={t('instructionsHint')}>
        <Input.TextArea
          maxLength={offlineInstructionsLengthMax}
          autoSize={{ minRows: 5, maxRows: 12 }}
          placeholder={t('instructionsPlaceholder')}
        />
      </Form.Item>
    </FormDialog>
  );
}
