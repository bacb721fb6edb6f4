import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { hasSizes } from '@platen/model/catalogue/sku-templates';
import type { Field } from '@platen/model/fields/fields';
import { formatYuan } from '@platen/model/money/money';
import { itemsBySize } from '@platen/ordering/custom-items';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { useMemo } from 'react';
import { fieldOfItem } from '../../../shared/fields/custom-item-field.ts';
import { orderImageMaxMb } from '../../../shared/orders/image-limits.ts';
import type { CellKind } from '../../../ui/fields/field-cell.tsx';
import { FieldServicesProvider } from '../../../ui/fields/field-services.ts';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { useText } from '../../../ui/text.ts';
import { tryTemplateTexts } from './try-template.messages.ts';
import styles from './try-template.module.css';

/** The size, and the custom items of that size. */
export function TryTemplateFields({ template, size }: { template: SkuTemplate; size: string }) {
  const t = useText(tryTemplateTexts);
  const itemsOf = useMemo(() => itemsBySize(orderTemplateOf(template)), [template]);
  const services = useMemo(
    () => ({ fonts: template.font_libraries.map(({ name }) => name), pictureMaxMb: orderImageMaxMb }),
    [template],
  );
  const shown = itemsOf(size);
  return (
    <FieldServicesProvider value={services}>
      <div className={styles.fields}>
        {hasSizes(template) && <FormField name={['size']} field={sizeField(template, t('size'))} />}
        {template.excel_config.map((item, index) =>
          shown.has(item.key) ? (
            <FormField
              key={item.key}
              name={['custom_fields', index, 'value']}
              field={fieldOfItem(item)}
              isRequired={item.required}
            />
          ) : null,
        )}
      </div>
    </FieldServicesProvider>
  );
}

function sizeField({ size_prices }: SkuTemplate, label: string): Field<CellKind> {
  const choices = size_prices.map(({ size, price }) => {
    const text = `${size} · ${formatYuan(price)}`;
    return { value: size, label: { zh: text, en: text } };
  });
  return { kind: 'choice', key: 'size', label: { zh: label, en: label }, choices };
}
