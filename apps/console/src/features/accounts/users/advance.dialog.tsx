import { advanceReasonLengthMax, advanceYuanMax, type User, type UserDetail } from '@platen/model/accounts/users';
import { currencySymbol, formatYuan } from '@platen/model/money/money';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input, InputNumber } from 'antd';
import { advanceUse } from '../../../shared/wallet/wallet-sums.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { grantAdvance, users } from './users.api.ts';
import { usersTexts } from './users.messages.ts';
import styles from './users.module.css';

interface Values {
  advance_amount: number | null;
  reason: string;
}

/**
 * Sets the advance of a customer. It cannot be less than what the customer already owes; the server checks that, and
 * the error is shown at the field.
 */
export function AdvanceDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText(usersTexts);
  const client = useQueryClient();
  const { used } = advanceUse(user);
  return (
    <FormDialog<Values, UserDetail>
      title={t('grantTitle', { name: user.screen_name })}
      initial={{ advance_amount: user.advance_amount, reason: '' }}
      focus="advance_amount"
      save={({ advance_amount, reason }) => grantAdvance(user.id, { advance_amount: advance_amount ?? 0, reason })}
      onSaved={async (saved) => {
        await client.invalidateQueries({ queryKey: users.key });
        const { waiting_advance_amount: waiting, advance_amount: granted } = saved;
        showSuccess(
          waiting === null
            ? t('granted', { amount: formatYuan(granted) })
            : t('grantWaits', { amount: formatYuan(waiting) }),
        );
        await client.invalidateQueries({ queryKey: ['approvals'] });
      }}
      onClose={onClose}
    >
      <p className={styles.now}>{t('grantNow', { limit: formatYuan(user.advance_amount), used: formatYuan(used) })}</p>
      <Form.Item name="advance_amount" label={t('newAdvance')} extra={t('newAdvanceHint')} rules={[{ required: true }]}>
        <InputNumber
          className={styles.amount}
          controls={false}
          min={0}
          max={advanceYuanMax}
          precision={2}
          prefix={currencySymbol()}
        />
      </Form.Item>
      <Form.Item name="reason" label={t('reason')} rules={[{ required: true, whitespace: true }]}>
        <Input.TextArea maxLength={advanceReasonLengthMax} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDialog>
  );
}
