import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Mockups } from '@platen/contract/orders/mockup';
import { fitsSize } from '@platen/design/template';
import { Button, Drawer, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { newFormOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PendingReasons, usePendingReasons } from '../../../ui/form/form-pending.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { useIsSmall } from '../../../ui/hooks/use-media-query.ts';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { MockupImages, MockupImagesSkeleton } from './mockup-images.tsx';
import { type MockupValues, sampleValues, toFirstOrder, toMockupRequest } from './mockup-values.ts';
import { drawMockups } from './sku-templates.api.ts';
import { TryTemplateFields } from './try-template-fields.tsx';
import { tryTemplateTexts } from './try-template.messages.ts';
import styles from './try-template.module.css';

const widthPx = 640;

interface Drawn {
  images: Mockups['images'];
  /** Something was changed since it was drawn. */
  isOutdated: boolean;
}

/** A template with a customer's own values, drawn before anything is ordered. Enter draws, Esc closes. */
export function TryTemplateDialog({ template, onClose }: { template: SkuTemplate; onClose: () => void }) {
  const t = useText(tryTemplateTexts);
  const ui = useText(uiTexts);
  const isSmall = useIsSmall();
  const [isOpen, setOpen] = useState(true);
  const [isEnlarged, setEnlarged] = useState(false);
  const [initial] = useState(() => sampleValues(template));
  const [filled, setFilled] = useState<Partial<MockupValues>>(initial);
  const { size = '' } = filled;
  const [drawn, setDrawn] = useState<Drawn>();
  const pending = usePendingReasons();
  const { form, isBusy, refusal, submit } = useFormSubmit<MockupValues, Mockups>({
    save(values) {
      setDrawn(undefined);
      return drawMockups(toMockupRequest(template, values));
    },
    onSaved: ({ images }) => setDrawn({ images, isOutdated: false }),
  });
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below many fields it would be drawn out of sight.
    if (isBusy) result.current?.scrollIntoView({ block: 'start' });
  }, [isBusy]);
  return (
    <Drawer
      title={t('title', { name: template.name })}
      size={isSmall ? '100%' : widthPx}
      closable={{ placement: 'end', 'aria-label': ui('close') }}
      open={isOpen}
      // A click beside a form must not throw away what was typed, and Esc is first of the picture over it.
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
            {...newFormOrderLink(template.kind, template.no)}
            state={{ firstOrder: toFirstOrder(template, filled) }}
          >
            {t('order')}
          </ButtonLink>
          <Button
            type="primary"
            loading={isBusy}
            disabled={isBusy || pending.reason !== undefined}
            onClick={() => form.submit()}
          >
            {t('show')}
          </Button>
        </div>
      }
    >
      <Form<MockupValues>
        form={form}
        className={styles.form}
        initialValues={initial}
        onFinish={(values) => void submit(values)}
        onValuesChange={(_, all) => {
          setFilled(all);
          setDrawn((before) => before && { ...before, isOutdated: true });
        }}
        scrollToFirstError={{ focus: true }}
        noValidate
      >
        <p className={styles.intro}>{t('intro')}</p>
        <PendingReasons report={pending.report}>
          <TryTemplateFields template={template} size={size} />
        </PendingReasons>
        <FormRefusal refusal={refusal} />
        {/* Enter sends a form that has a submit button; the visible one stands outside of it, in the footer. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </Form>
      {(isBusy || drawn) && (
        <section ref={result} className={styles.result} aria-label={t('images')} aria-busy={isBusy}>
          <h3 className={styles.title}>{t('images')}</h3>
          <p className={styles.note} role="status">
            {isBusy ? t('drawing') : noteOf(drawn, t)}
          </p>
          {isBusy && (
            <MockupImagesSkeleton sizes={template.effect_image_configs.filter((config) => fitsSize(config, size))} />
          )}
          {drawn && <MockupImages images={drawn.images} isEnlarged={isEnlarged} setEnlarged={setEnlarged} />}
        </section>
      )}
    </Drawer>
  );
}

function noteOf(drawn: Drawn | undefined, t: ReturnType<typeof useText<(typeof tryTemplateTexts)['en']>>) {
  if (drawn?.isOutdated) return t('outdated');
  return drawn?.images.length === 0 ? t('none') : '';
}
