import { countryCodes, countryName } from '@platen/model/factory/countries';
import {
  overdueHoursMax,
  type ShippingSettings,
  shippingKinds,
  shippingKindTexts,
} from '@platen/model/factory/shipping-settings';
import { addressParts } from '@platen/model/orders/receiver-fields';
import { textIn } from '@platen/model/text/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { Checkbox, Form, InputNumber, Select } from 'antd';
import { useLocale } from 'use-intl';
import { shippingSettingsQuery } from '../../../shared/orders/shipping-settings.ts';
import { api } from '../../../shared/request/request.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { ShippingMethodsTable } from './shipping-methods-table.tsx';
import { shippingSettingsTexts } from './shipping-settings.messages.ts';
import styles from './shipping-settings.module.css';

type Values = Omit<ShippingSettings, 'updated_at'>;

const detail = linkOptions({ to: '/shipping_settings' });

/** The shipping methods, and what an address must contain. */
export function ShippingSettingsEdit() {
  const t = useText(shippingSettingsTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery(shippingSettingsQuery);
  return (
    <Loaded query={query} back={detail} rows={8}>
      {({ shipping_methods, required_parts, home_country, overdue_hours }) => (
        <FormScreen<Values, ShippingSettings>
          title={t('editTitle')}
          description={t('text')}
          back={detail}
          initial={{ shipping_methods, required_parts, home_country, overdue_hours }}
          // The form shows refusals at the fields, so no message is shown.
          save={(body) => api('PUT /shipping_settings', { body, showError: false })}
          onSaved={async (saved) => {
            showSuccess();
            client.setQueryData(shippingSettingsQuery.queryKey, saved);
            await navigate(detail);
          }}
        >
          <Fields />
        </FormScreen>
      )}
    </Loaded>
  );
}

function Fields() {
  const t = useText(shippingSettingsTexts);
  const locale = useLocale();
  const parts = addressParts.map((part) => ({ value: part, label: t(`parts.${part}`) }));
  const countries = countryCodes.map((code) => ({ value: code, label: `${countryName(code, locale)} ${code}` }));
  return (
    <>
      <Form.Item label={t('methods')} extra={t('methodsHint')}>
        <ShippingMethodsTable />
      </Form.Item>
      <Form.Item label={t('required')} extra={t('requiredHint')}>
        {shippingKinds.map((kind) => (
          <Form.Item key={kind} name={['required_parts', kind]} label={textIn(shippingKindTexts[kind], locale)}>
            <Checkbox.Group className={styles.parts ?? ''} options={parts} />
          </Form.Item>
        ))}
      </Form.Item>
      <Form.Item name="home_country" label={t('homeCountry')} extra={t('homeCountryHint')}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={countries} />
      </Form.Item>
      <Form.Item name="overdue_hours" label={t('overdue')} extra={t('overdueHint')} rules={[{ required: true }]}>
        <InputNumber min={1} max={overdueHoursMax} precision={0} />
      </Form.Item>
    </>
  );
}
