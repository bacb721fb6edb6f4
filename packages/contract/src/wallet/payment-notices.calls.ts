import { anyone } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';

const notice = auditOf('payment_notices');

export const paymentNoticeCalls = defineCalls({
  wechat: {
    method: 'POST',
    path: '/payment_notices/wechat',
    access: anyone,
    audit: notice.withoutId({ zh: '微信支付通知', en: 'Notice from WeChat Pay' }),
    withoutReauthentication: 'provider',
    // No payment provider is configured.
    sample: { answers: 409 },
    summary: 'Receive payment notices of WeChat Pay (API v3)',
    refuses: ['payment_method_unavailable', 'notice_refused', 'body_too_large'],
    body: 'stream',
    response: 'raw',
  },
  alipay: {
    method: 'POST',
    path: '/payment_notices/alipay',
    access: anyone,
    audit: notice.withoutId({ zh: '支付宝通知', en: 'Notice from Alipay' }),
    withoutReauthentication: 'provider',
    sample: { answers: 409 },
    summary: 'Receive payment notices of Alipay',
    refuses: ['payment_method_unavailable', 'notice_refused', 'body_too_large'],
    body: 'stream',
    response: 'raw',
  },
});
