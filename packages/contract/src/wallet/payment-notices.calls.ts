import { anyone } from '../access.ts';
import { defineCalls } from '../call.ts';

export const paymentNoticeCalls = defineCalls({
  wechat: {
    method: 'POST',
    path: '/payment_notices/wechat',
    access: anyone,
    summary: 'Notices of WeChat Pay (API v3), signed by it',
    body: 'stream',
    answer: 'raw',
  },
  alipay: {
    method: 'POST',
    path: '/payment_notices/alipay',
    access: anyone,
    summary: 'Notices of Alipay, signed by it',
    body: 'stream',
    answer: 'raw',
  },
});
