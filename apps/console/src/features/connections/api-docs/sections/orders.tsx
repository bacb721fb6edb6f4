import { apiBasePath } from '@platen/model/api';
import { toLocale } from '@platen/model/text/locale';
import type { SampleCall } from '@platen/ordering/samples/code-samples';
import { type SampleTemplate, sampleFormOrder, samplePicture } from '@platen/ordering/samples/sample-order';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { DocSection, DocTable, Paragraph } from '../doc-blocks.tsx';
import { CallSamples, useSampleTemplate } from '../doc-samples.tsx';
import { ordersTexts } from './orders.messages.ts';

const call = `POST ${apiBasePath}/form_orders`;
const receiverFields = ['receiver_name', 'company_name', 'phone', 'country', 'province', 'city', 'address', 'zip_code'];

export function OrdersSection() {
  const t = useText(ordersTexts);
  const locale = toLocale(useLocale());
  const micro = useSampleTemplate('micro_custom');
  const form = useSampleTemplate('form_order');
  const picture = samplePicture(form.template);
  const placing = (template: SampleTemplate, no: string): SampleCall => ({
    method: 'POST',
    path: '/form_orders',
    body: sampleFormOrder(template, no, locale),
    idempotencyKey: no,
  });
  const heads = [t('field'), t('type'), t('required'), t('meaning')];
  return (
    <>
      <Paragraph text={t('intro')} />
      <Paragraph text={`\`${call}\``} />
      <DocSection title={t('formOrderTitle')}>
        <DocTable
          label={t('formOrderTitle')}
          heads={heads}
          rows={[
            ['`type`', 'string', t('yes'), t('formOrderType')],
            ['`sku_template_no`', 'string', t('yes'), t('templateNo')],
            ['`orders_attributes`', 'object[]', t('yes'), t('ordersAttributes')],
            ['`tag_list`', 'string[]', t('no'), t('tagList')],
          ]}
        />
      </DocSection>
      <DocSection title={t('orderTitle')}>
        <DocTable
          label={t('orderTitle')}
          heads={heads}
          rows={[
            ['`no`', 'string', t('yes'), t('orderNo')],
            ['`sub_no`', 'string', t('no'), t('subNo')],
            ['`quantity`', 'integer', t('yes'), t('quantity')],
            ['`size`', 'string', t('sizeRequired'), t('size')],
            ['`production_image_urls`', 'string[]', t('imagesRequired'), t('images')],
            ['`custom_fields`', 'object[]', t('customRequired'), t('customFields')],
            ...receiverFields.map((field): [string, string, string, string] => [
              `\`${field}\``,
              'string',
              t('no'),
              t('receiver'),
            ]),
            ['`shipping_method`', 'string', t('no'), t('shippingMethod')],
            ['`remark`', 'string', t('no'), t('remark')],
          ]}
        />
      </DocSection>
      <DocSection title={t('customTitle')}>
        <Paragraph text={t('customText')} />
        <Paragraph text={`\`GET ${apiBasePath}/sku_templates/get_detail_by_no?no=${micro.template.no}\``} />
      </DocSection>
      <DocSection title={t('microTitle')}>
        <Paragraph text={micro.isReal ? t('realTemplate', { no: micro.template.no }) : t('noTemplate')} />
        <CallSamples call={placing(micro.template, 'SHOP-1001')} />
      </DocSection>
      <DocSection title={t('formTitle')}>
        {picture && (
          <Paragraph text={t('formPicture', { width: String(picture.width), height: String(picture.height) })} />
        )}
        <CallSamples call={placing(form.template, 'SHOP-1002')} />
        <Paragraph text={t('batchNote')} />
      </DocSection>
    </>
  );
}
