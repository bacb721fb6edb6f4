import { sampleEdit } from '@platen/ordering/samples/sample-order';
import { useText } from '../../../../ui/text.ts';
import { DocSection, DocTable, Paragraph } from '../doc-blocks.tsx';
import { CallSamples, useSampleTemplate } from '../doc-samples.tsx';
import { afterTexts } from './after.messages.ts';

/** An id as a response contains it. */
const id = 4711;

/** From a placed order to its parcels. */
export function AfterSection() {
  const t = useText(afterTexts);
  const { template } = useSampleTemplate('micro_custom');
  const edit = sampleEdit(template);
  return (
    <>
      <Paragraph text={t('intro')} />
      <DocTable
        label={t('call')}
        heads={[t('call'), t('meaning')]}
        rows={[
          ['`GET /form_orders/{id}`', t('get')],
          ['`POST /consumption_records`', t('pay')],
          ['`PUT /form_orders/{id}/confirm`', t('confirm')],
          ['`PUT /form_orders/{id}/close`', t('close')],
          ['`GET /orders?form_order_id_eq={id}`', t('orders')],
          ['`GET /outbounds?order_id_eq={id}`', t('outbounds')],
        ]}
      />
      <DocSection title={t('payTitle')}>
        <Paragraph text={t('payText')} />
        <CallSamples
          call={{
            method: 'POST',
            path: '/consumption_records',
            body: { form_order_ids: [id] },
            idempotencyKey: 'SHOP-1001-pay',
          }}
        />
      </DocSection>
      <DocSection title={t('confirmTitle')}>
        <Paragraph text={t('confirmText')} />
        <CallSamples
          call={{
            method: 'PUT',
            path: '/form_orders/{id}/confirm',
            params: { id },
            idempotencyKey: 'SHOP-1001-confirm',
          }}
        />
      </DocSection>
      <DocSection title={t('refundTitle')}>
        <Paragraph text={t('refundText')} />
        <CallSamples
          call={{
            method: 'PUT',
            path: '/form_orders/{id}/refund',
            params: { id },
            body: {},
            idempotencyKey: 'SHOP-1001-refund',
          }}
        />
      </DocSection>
      <DocSection title={t('editTitle')}>
        <Paragraph text={t('editText')} />
        {edit && (
          <CallSamples
            call={{
              method: 'PUT',
              path: '/orders/{id}',
              params: { id },
              body: edit,
              idempotencyKey: 'SHOP-1001-edit',
            }}
          />
        )}
      </DocSection>
    </>
  );
}
