import type { ReadOption } from '@platen/model/lists/read-options';
import {
  type RetentionSettings,
  retentionDaysDefault,
  retentionDaysMax,
} from '@platen/model/operations/data-protection';
import { Form, InputNumber, Segmented } from 'antd';
import { OneCustomerSelect } from '../../../shared/fields/one-customer-select.tsx';
import { api } from '../../../shared/request/request.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { ReadOptionsSelect } from '../../../ui/form/read-options-select.tsx';
import { useText } from '../../../ui/text.ts';
import { createException } from './data-protection.api.ts';
import { dataProtectionTexts } from './data-protection.messages.ts';

interface Values {
  of: 'customer' | 'template';
  user_id?: number;
  sku_template_id?: number;
  days: number;
}

interface Props {
  onSaved: (saved: RetentionSettings) => void;
  onClose: () => void;
}

/** Another period for the orders of a customer or of a template. */
export function ExceptionDialog({ onSaved, onClose }: Props) {
  const t = useText(dataProtectionTexts);
  return (
    <FormDialog<Values, RetentionSettings>
      title={t('addException')}
      initial={{ of: 'customer', days: retentionDaysDefault }}
      save={({ of, user_id, sku_template_id, days }) =>
        createException(
          of === 'customer' ? { user_id: user_id ?? 0, days } : { sku_template_id: sku_template_id ?? 0, days },
        )
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      <Form.Item name="of" label={t('exceptionOf')} extra={t('exceptionsText')}>
        <Segmented
          options={[
            { value: 'customer', label: t('exceptionCustomer') },
            { value: 'template', label: t('exceptionTemplate') },
          ]}
        />
      </Form.Item>
      <Form.Item<Values> noStyle dependencies={['of']}>
        {({ getFieldValue }) =>
          getFieldValue('of') === 'template' ? (
            <Form.Item name="sku_template_id" label={t('exceptionTemplate')} rules={[{ required: true }]}>
              <TemplateSelect />
            </Form.Item>
          ) : (
            <Form.Item name="user_id" label={t('exceptionCustomer')} rules={[{ required: true }]}>
              <OneCustomerSelect />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item name="days" label={t('days')} extra={t('daysHint')} rules={[{ required: true }]}>
        <InputNumber min={0} max={retentionDaysMax} precision={0} suffix={t('daysUnit')} />
      </Form.Item>
    </FormDialog>
  );
}

const templatesKey = ['sku_templates', 'read_options'];

function TemplateSelect(props: { value?: number; onChange?: (next: number | undefined) => void }) {
  return (
    <ReadOptionsSelect<ReadOption>
      {...props}
      cacheKey={templatesKey}
      load={(params, signal) => api('GET /sku_templates/read_options', { query: params, signal, showActivity: false })}
    />
  );
}
