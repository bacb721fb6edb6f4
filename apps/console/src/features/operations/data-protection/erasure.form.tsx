import type { Erasure, ErasureInput } from '@platen/model/operations/data-protection';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { Form, Input, Segmented } from 'antd';
import { OneCustomerSelect } from '../../../shared/fields/one-customer-select.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { createErasure, erasureQuery, erasures } from './data-protection.api.ts';
import { dataProtectionTexts } from './data-protection.messages.ts';

interface Values {
  kind: ErasureInput['kind'];
  receiver_name?: string;
  receiver_phone?: string;
  user_id?: number;
  /** As they are typed: one in each line. */
  system_nos?: string;
}

function inputOf({ kind, receiver_name, receiver_phone, user_id, system_nos = '' }: Values): ErasureInput {
  if (kind === 'account') return { kind, user_id: user_id ?? 0 };
  if (kind === 'receiver') {
    return {
      kind,
      ...(receiver_name && { receiver_name }),
      ...(receiver_phone && { receiver_phone }),
      ...(user_id !== undefined && { user_id }),
    };
  }
  return { kind, system_nos: system_nos.split(/[\s,，;；]+/).filter((no) => no !== '') };
}

/** Asks whose data is to be erased; what would go is shown next. */
export function ErasureForm() {
  const t = useText(dataProtectionTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <FormScreen<Values, Erasure>
      title={t('formTitle')}
      description={t('formText')}
      back={linkOptions({ to: '/erasures' })}
      initial={{ kind: 'receiver' }}
      submitLabel={t('formSubmit')}
      save={(values) => createErasure(inputOf(values))}
      onSaved={async (erasure) => {
        const id = String(erasure.id);
        client.setQueryData(erasureQuery(id).queryKey, erasure);
        void client.invalidateQueries({ queryKey: erasures.key });
        await navigate({ to: '/erasures/$id', params: { id } });
      }}
    >
      <Form.Item name="kind" label={t('kind')}>
        <Segmented
          options={[
            { value: 'receiver', label: t('byReceiver') },
            { value: 'orders', label: t('byOrders') },
            { value: 'account', label: t('byAccount') },
          ]}
        />
      </Form.Item>
      <Form.Item<Values> noStyle dependencies={['kind']}>
        {({ getFieldValue }) => <FieldsOf kind={getFieldValue('kind') as Values['kind']} />}
      </Form.Item>
    </FormScreen>
  );
}

function FieldsOf({ kind }: { kind: Values['kind'] }) {
  const t = useText(dataProtectionTexts);
  if (kind === 'orders') {
    return (
      <Form.Item name="system_nos" label={t('systemNos')} extra={t('systemNosHint')} rules={[{ required: true }]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
    );
  }
  if (kind === 'account') {
    return (
      <Form.Item name="user_id" label={t('account')} extra={t('accountHint')} rules={[{ required: true }]}>
        <OneCustomerSelect />
      </Form.Item>
    );
  }
  return (
    <>
      <Form.Item name="receiver_name" label={t('receiverName')}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
      <Form.Item name="receiver_phone" label={t('receiverPhone')} extra={t('receiverHint')}>
        <Input autoComplete="off" inputMode="tel" maxLength={200} />
      </Form.Item>
      <Form.Item name="user_id" label={t('ofCustomer')}>
        <OneCustomerSelect placeholder={t('anyCustomer')} />
      </Form.Item>
    </>
  );
}
