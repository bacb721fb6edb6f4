import { anyone } from '../access.ts';
import { defineCalls } from '../call.ts';

export const paymentNoticeCalls = defineCalls({
  wechat: {
    method: 'POST',
    path: '/payment_notices/wechat',
    access: anyone,
    summary: 'Notices of WeChat Pay (API v3), signed by it',
    refuses: ['payment_method_unavailable', 'notice_refused', 'body_too_large'],
    body: 'stream',
    answer: 'raw',
  },
  alipay: {
    method: 'POST',
    path: '/payment_notices/alipay',
    access: anyone,
    summary: 'Notices of Alipay, signed by it',
    refuses: ['payment_method_unavailable', 'notice_refused', 'body_too_large'],
    body: 'stream',
    answer: 'raw',
  },
});
