import { anyone } from '../access.ts';
import { defineCalls } from '../call.ts';

export const paymentNoticeCalls = defineCalls({
  wechat: {
    method: 'POST',
    path: '/payment_notices/wechat',
    access: anyone,
    summary: 'Receive payment notices of WeChat Pay (API v3)',
    refuses: ['payment_method_unavailable', 'notice_refused', 'body_too_large'],
    body: 'stream',
    response: 'raw',
  },
  alipay: {
    method: 'POST',
    path: '/payment_notices/alipay',
    access: anyone,
    summary: 'Receive payment notices of Alipay',
    refuses: ['payment_method_unavailable', 'notice_refused', 'body_too_large'],
    body: 'stream',
    response: 'raw',
  },
});
