import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { fitsSize } from '@platen/design/template';
import { hasSizes } from '@platen/model/catalogue/sku-templates';
import type { Field } from '@platen/model/fields/fields';
import { formatYuan } from '@platen/model/money/money';
import { itemsBySize } from '@platen/ordering/custom-items';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { photoSharpness } from '@platen/ordering/photo-sharpness';
import { Drawer, Form } from 'antd';
import { useMemo, useState } from 'react';
import { fieldOfItem } from '../../../shared/fields/custom-item-field.ts';
import { newFormOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { orderImageMaxMb } from '../../../shared/orders/image-limits.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import type { CellKind } from '../../../ui/fields/field-cell.tsx';
import { FieldServicesProvider } from '../../../ui/fields/field-services.ts';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { PendingReasons, usePendingReasons } from '../../../ui/form/form-pending.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { useIsSmall } from '../../../ui/hooks/use-media-query.ts';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { MockupImages, MockupImagesSkeleton } from './mockup-images.tsx';
import { type MockupValues, sampleValues, toFirstOrder } from './mockup-values.ts';
import { tryTemplateTexts } from './try-template.messages.ts';
import styles from './try-template.module.css';
import { useMockups } from './use-mockups.ts';

const widthPx = 960;

/** A template with a customer's own values, drawn beside the form while typing. Nothing is ordered. Esc closes it. */
export function TryTemplateDialog({ template, onClose }: { template: SkuTemplate; onClose: () => void }) {
  const t = useText(tryTemplateTexts);
  const ui = useText(uiTexts);
  const isSmall = useIsSmall();
  const [isOpen, setOpen] = useState(true);
  const [isEnlarged, setEnlarged] = useState(false);
  const [initial] = useState(() => sampleValues(template));
  const [filled, setFilled] = useState<Partial<MockupValues>>(initial);
  const { size = '' } = filled;
  const pending = usePendingReasons();
  const [form] = Form.useForm<MockupValues>();
  const { images, isBusy, refusal, missing, drawNow } = useMockups(template, form, filled);

  function note(): string {
    if (missing.length > 0) return t('missing', { items: missing.join(t('between')) });
    if (isBusy) return t('drawing');
    return images?.length === 0 ? t('none') : '';
  }

  return (
    <Drawer
      title={t('title', { name: template.name })}
      size={isSmall ? '100%' : widthPx}
      closable={{ placement: 'end', 'aria-label': ui('close') }}
      open={isOpen}
      // A click outside must not discard the input, and Esc must first close the enlarged image.
      mask={{ closable: false }}
      keyboard={!isEnlarged}
      onClose={() => setOpen(false)}
      afterOpenChange={(isShown) => {
        if (!isShown) onClose();
      }}
      footer={
        <div className={styles.footer}>
          <span className={styles.reason} aria-live="polite">
            {pending.reason}
          </span>
          <ButtonLink
            isPrimary
            {...newFormOrderLink(template.kind, template.no)}
            state={{ firstOrder: toFirstOrder(template, filled) }}
          >
            {t('order')}
          </ButtonLink>
        </div>
      }
    >
      <p className={styles.intro}>{t('intro')}</p>
      <div className={styles.columns}>
        <Form<MockupValues>
          form={form}
          className={styles.form}
          initialValues={initial}
          onFinish={drawNow}
          onValuesChange={(_, all) => setFilled(all)}
          noValidate
        >
          <PendingReasons report={pending.report}>
            <TryTemplateFields template={template} size={size} />
          </PendingReasons>
          <FormRefusal refusal={refusal} />
          {/* Enter submits a form that has a submit button. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden />
        </Form>
        <section className={styles.result} aria-label={t('images')} aria-busy={isBusy}>
          <p className={styles.note} role="status">
            {note()}
          </p>
          {!images && isBusy && (
            <MockupImagesSkeleton sizes={template.effect_image_configs.filter((config) => fitsSize(config, size))} />
          )}
          {images && <MockupImages images={images} isEnlarged={isEnlarged} setEnlarged={setEnlarged} />}
        </section>
      </div>
    </Drawer>
  );
}

/** The size, and the custom items of that size. */
function TryTemplateFields({ template, size }: { template: SkuTemplate; size: string }) {
  const t = useText(tryTemplateTexts);
  const itemsOf = useMemo(() => itemsBySize(orderTemplateOf(template)), [template]);
  const services = useMemo(
    () => ({
      fonts: template.font_libraries.map(({ name }) => name),
      pictureMaxMb: orderImageMaxMb,
      pictureSharpness: photoSharpness(template),
    }),
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
