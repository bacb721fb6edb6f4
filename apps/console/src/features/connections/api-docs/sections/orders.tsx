import { apiBasePath } from '@platen/model/api';
import { CodeBlock } from '../../../../ui/code/code-block.tsx';
import { useText } from '../../../../ui/text.ts';
import { asJson, formRequest, microCustomRequest } from '../doc-examples.ts';
import { DocTable, Paragraph, Part } from '../doc-parts.tsx';
import { ordersTexts } from './orders.messages.ts';

const call = `POST ${apiBasePath}/form_orders`;
const receiverFields = ['receiver_name', 'company_name', 'phone', 'country', 'province', 'city', 'address', 'zip_code'];

export function OrdersSection() {
  const t = useText(ordersTexts);
  const heads = [t('field'), t('type'), t('required'), t('meaning')];
  return (
    <>
      <Paragraph text={t('intro')} />
      <Paragraph text={`\`${call}\``} />
      <Part title={t('formOrderTitle')}>
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
      </Part>
      <Part title={t('orderTitle')}>
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
      </Part>
      <Part title={t('customTitle')}>
        <Paragraph text={t('customText')} />
        <Paragraph text={`\`GET ${apiBasePath}/sku_templates/get_detail_by_no?no=SKU000024\``} />
      </Part>
      <Part title={t('microTitle')}>
        <CodeBlock title={`${t('request')} · ${call}`} language="json" code={asJson(microCustomRequest)} />
      </Part>
      <Part title={t('formTitle')}>
        <CodeBlock title={`${t('request')} · ${call}`} language="json" code={asJson(formRequest)} />
        <Paragraph text={t('batchNote')} />
      </Part>
      <Part title={t('afterTitle')}>
        <Paragraph text={t('afterText')} />
        <DocTable
          label={t('afterTitle')}
          heads={[t('call'), t('meaning')]}
          rows={[
            ['`GET /form_orders/:id`', t('get')],
            ['`POST /consumption_records`', t('pay')],
            ['`PUT /form_orders/:id/confirm`', t('confirm')],
            ['`PUT /form_orders/:id/close`', t('close')],
            ['`GET /orders?form_order_id_eq=:id`', t('orders')],
            ['`GET /outbounds?order_id_eq=:id`', t('outbounds')],
          ]}
        />
      </Part>
    </>
  );
}
