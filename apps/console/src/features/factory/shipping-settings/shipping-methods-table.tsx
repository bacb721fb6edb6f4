import { shippingKinds, shippingKindTexts, shippingMethodsMax } from '@platen/model/factory/shipping-settings';
import { orderLengthMax } from '@platen/model/orders/form-orders';
import { textIn } from '@platen/model/text/locale';
import { Button, Form, Input, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../ui/text.ts';
import { IconButton } from '../../../ui/upload/icon-button.tsx';
import { shippingSettingsTexts } from './shipping-settings.messages.ts';
import styles from './shipping-settings.module.css';

interface MethodRow {
  name?: string;
}

/** The shipping methods, in the order in which they are offered. */
export function ShippingMethodsTable() {
  const t = useText(shippingSettingsTexts);
  const locale = useLocale();
  const form = Form.useFormInstance();
  const kinds = shippingKinds.map((kind) => ({ value: kind, label: textIn(shippingKindTexts[kind], locale) }));

  const isRepeated = (name: string | undefined) => {
    const rows = (form.getFieldValue('shipping_methods') as (MethodRow | undefined)[] | undefined) ?? [];
    return !!name?.trim() && rows.filter((row) => row?.name?.trim() === name.trim()).length > 1;
  };
  const repeatedRule = {
    validator: (_: unknown, name: string | undefined) =>
      isRepeated(name) ? Promise.reject(new Error(t('methodRepeated'))) : Promise.resolve(),
  };

  return (
    <Form.List name="shipping_methods">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => {
            const row = String(name + 1);
            return (
              <div key={key} className={styles.method}>
                <Form.Item
                  name={[name, 'name']}
                  messageVariables={{ label: t('method') }}
                  rules={[{ required: true, whitespace: true }, repeatedRule]}
                >
                  <Input
                    aria-label={t('methodLabel', { row })}
                    maxLength={orderLengthMax.shipping_method}
                    placeholder={t('methodPlaceholder')}
                  />
                </Form.Item>
                <Form.Item name={[name, 'kind']}>
                  <Select aria-label={t('kindLabel', { row })} options={kinds} />
                </Form.Item>
                <IconButton
                  label={t('removeMethod', { row })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => remove(name)}
                />
              </div>
            );
          })}
          <Button
            className={styles.add}
            type="dashed"
            icon={<Plus aria-hidden />}
            disabled={rows.length >= shippingMethodsMax}
            onClick={() => add({ name: '', kind: 'domestic' })}
          >
            {t('addMethod')}
          </Button>
        </>
      )}
    </Form.List>
  );
}
