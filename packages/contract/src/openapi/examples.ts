import { initialState } from '@platen/model/orders/lifecycle/order-states';

/** What a call is sent and answers, by the name of its operation: a test reads each with the schemas of its call. */
interface Example {
  readonly request?: unknown;
  readonly answer?: unknown;
}

const blobUrl = '/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png';

const formOrderRequest = {
  type: 'FormOrder::MicroCustom',
  sku_template_no: 'SKU000024',
  orders_attributes: [
    {
      no: 'SHOP-1001',
      quantity: 2,
      size: 'M',
      custom_fields: [
        { key: 'Name', value: 'Anna' },
        { key: 'Photo', value: blobUrl },
      ],
      receiver_name: 'Anna Wang',
      phone: '13800000000',
      country: 'China',
      province: 'Zhejiang',
      city: 'Hangzhou',
      address: '1 Wensan Road',
      zip_code: '310012',
    },
  ],
};
const placed = { id: 4711, no: 'FO261115000063', state: initialState, amount: 76.8, currency: 'CNY' };

export const examples: Readonly<Record<string, Example>> = {
  formOrdersCreate: {
    request: formOrderRequest,
    answer: { code: 200, message: 'Success', form_order: placed },
  },
  formOrdersGenerate: {
    request: formOrderRequest,
    answer: { code: 200, message: 'Success', form_order: placed },
  },
  formOrdersBatchGenerate: {
    request: { form_orders_attributes: [formOrderRequest] },
    answer: { code: 200, message: 'Success', form_orders: [placed] },
  },
  formOrdersQuote: {
    request: formOrderRequest,
    answer: {
      can_order: true,
      orders: [{ no: 'SHOP-1001', size: 'M', quantity: 2, price: 36.9, system_rendering_price: 3, amount: 76.8 }],
      amount: 76.8,
      currency: 'CNY',
      available_balance: 50,
      missing_amount: 26.8,
      messages: [],
      fields: [],
      warnings: [],
    },
  },
  formOrdersMockups: {
    request: {
      sku_template_no: 'SKU000024',
      size: 'M',
      custom_fields: [{ key: 'Name', value: 'Anna' }],
    },
    answer: {
      images: [
        {
          config_id: 'effect-1',
          name: 'Front',
          url: '/app_api/v1/blobs/8f2b4c1d6a7e/effect.jpg',
          width: 1500,
          height: 1500,
          findings: [],
        },
      ],
    },
  },
  consumptionRecordsPay: { request: { form_order_ids: [4711] } },
  blobsRequestUpload: {
    request: {
      filename: 'photo.png',
      content_type: 'image/png',
      byte_size: 182_034,
      base64_digest: '1B2M2Y8AsgTpgAmY7PhCfg==',
    },
    answer: {
      id: 340,
      key: '6c5d4195cba4e3b34912d803e33d147c48781ccb',
      signed_id: '6c5d4195cba4e3b34912d803e33d147c48781ccb',
      filename: 'photo.png',
      content_type: 'image/png',
      byte_size: 182_034,
      checksum: '1B2M2Y8AsgTpgAmY7PhCfg==',
      metadata: {},
      service_name: 'folder',
      tag_list: [],
      url: blobUrl,
      created_at: '2026-11-15T08:11:18.391Z',
      direct_upload: {
        url: 'https://print.example/app_api/v1/active_storage/uploads/6c5d4195cba4e3b3.1794733878401._Efw7dvP',
        headers: { 'Content-Type': 'image/png', 'Content-MD5': '1B2M2Y8AsgTpgAmY7PhCfg==' },
        blob_url: blobUrl,
      },
    },
  },
};
