import { apiBasePath } from '@platen/model/api';
import { type ErrorResponse, errorTable, errorText } from '@platen/model/errors/errors';
import { finding, pathText, toFieldError } from '@platen/model/errors/field-findings';
import { fieldSentence } from '@platen/model/fields/field-reasons';
import { amountCurrency } from '@platen/model/money/money';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { initialState } from '@platen/model/orders/lifecycle/order-states';
import { type Locale, textIn } from '@platen/model/text/locale';

/**
 * The requests and responses that the page shows, as values: a test parses them with the schemas of the API, so that
 * the page cannot show what the API does not accept.
 */
const key = '6c5d4195cba4e3b34912d803e33d147c48781ccb';
const blobUrl = `${apiBasePath}/blobs/${key}/front.png`;

export const uploadResponse = (origin: string) => ({
  id: 340,
  key,
  signed_id: key,
  filename: 'front.png',
  content_type: 'image/png',
  byte_size: 182_034,
  checksum: '1B2M2Y8AsgTpgAmY7PhCfg==',
  metadata: {},
  service_name: 'folder',
  tag_list: [],
  url: blobUrl,
  created_at: '2026-11-15T08:11:18.391Z',
  direct_upload: {
    url: `${origin}${apiBasePath}/active_storage/uploads/${key}.1794733878401._Efw7dvPSiZp2tJI`,
    headers: { 'Content-Type': 'image/png', 'Content-MD5': '1B2M2Y8AsgTpgAmY7PhCfg==' },
    blob_url: blobUrl,
  },
});

export const placedResponse = (locale: Locale) => ({
  code: 200,
  message: textIn({ zh: '操作成功', en: 'Success' }, locale),
  form_order: { id: 4711, no: 'FO261115000063', state: initialState, amount: 76.8, currency: amountCurrency() },
});

const sizes = { zh: ['成人 M', '成人 XL'], en: ['Adult M', 'Adult XL'] };

export function refusedResponse(locale: Locale): ErrorResponse {
  const unknownSize = finding(['orders_attributes', 0, 'size'], 'unknown_size', {
    size: 'L',
    sizes: locale === 'zh-CN' ? sizes.zh : sizes.en,
  });
  const sentence = fieldSentence(pathText(unknownSize.path), unknownSize, locale);
  const message = errorText('invalid_fields', { fields: sentence }, locale);
  return {
    code: errorTable.invalid_fields.code,
    error_message: message,
    message,
    messages: [sentence],
    fields: [toFieldError(unknownSize, locale)],
    request_id: 'f5b70b74-c446-4795-b950-ef0e77ccad0a',
  };
}

export const webhookBody = (locale: Locale) => ({
  event_id: '6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36',
  event: 'order.sent' as const,
  occurred_at: '2026-11-15T08:09:46.278Z',
  subject: { kind: 'order' as const, id: 138 },
  sequence: 4,
  id: 17,
  created_at: '2026-11-15T08:09:46.278Z',
  data: {
    order: { id: 138, no: 'SHOP-1001', sub_no: '1', system_no: 'OD261115000138', state: orderMoves.send.to },
    form_order: { id: 4711, no: 'FO261115000063' },
    outbounds: [
      {
        id: 52,
        shipping_no: 'SF1429883022170',
        shipping_company: textIn({ zh: '顺丰速运', en: 'SF Express' }, locale),
        created_at: '2026-11-15T08:09:46.278Z',
      },
    ],
  },
});

export const asJson = (value: unknown): string => JSON.stringify(value, undefined, 2);
