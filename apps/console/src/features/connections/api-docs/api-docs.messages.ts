import { defineTexts } from '../../../ui/text.ts';

export const apiDocsTexts = defineTexts({
  en: {
    title: 'API documentation',
    description: 'Upload images and place orders from your own system',
    contents: 'Contents',
    newKey: 'New API key',
    openApi: 'OpenAPI file',
    sections: {
      identity: 'Authentication',
      limits: 'Limits and retries',
      upload: 'Uploading images',
      before: 'Prices and mockups',
      orders: 'Placing orders',
      after: 'After ordering',
      lists: 'Lists',
      answers: 'Responses and errors',
      states: 'Order states',
      webhooks: 'Webhooks',
      samples: 'Sample programs',
    },
  },
  zh: {
    title: 'API 文档',
    description: '从你自己的系统上传图片、提交订单',
    contents: '目录',
    newKey: '新建 API 密钥',
    openApi: 'OpenAPI 描述文件',
    sections: {
      identity: '身份验证',
      limits: '限流与重试',
      upload: '上传图片',
      before: '价格与效果图',
      orders: '提交订单',
      after: '下单之后',
      lists: '列表查询',
      answers: '返回与错误码',
      states: '订单状态',
      webhooks: '回调通知',
      samples: '示例代码',
    },
  },
});
