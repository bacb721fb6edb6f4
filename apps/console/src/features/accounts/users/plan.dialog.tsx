import { type CustomerPlanInput, customerPlanRecords, customerPlans } from '@platen/model/accounts/customer-plans';
import type { User, UserDetail } from '@platen/model/accounts/users';
import { textIn } from '@platen/model/text/locale';
import { Form, Select } from 'antd';
import { useLocale } from 'use-intl';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { setPlan } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

interface Props {
  user: User;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** How much a customer's systems may ask of the public API. */
export function PlanDialog({ user, onSaved, onClose }: Props) {
  const t = useText(usersTexts);
  const locale = useLocale();
  const options = customerPlans.map((plan) => {
    const { text, limits } = customerPlanRecords[plan];
    const counts = { perKey: limits.keyRequestsPerMinute, perAccount: limits.accountRequestsPerMinute };
    return { value: plan, label: t('planLimits', { plan: textIn(text, locale), ...counts }) };
  });
  return (
    <FormDialog<CustomerPlanInput, UserDetail>
      title={t('planTitle', { name: user.screen_name })}
      initial={{ plan: user.plan }}
      save={(values) => setPlan(user.id, values)}
      onSaved={async () => {
        showSuccess(t('saved'));
        await onSaved();
      }}
      onClose={onClose}
    >
      <Form.Item name="plan" label={t('plan')} extra={t('planHint')}>
        <Select options={options} />
      </Form.Item>
    </FormDialog>
  );
}
