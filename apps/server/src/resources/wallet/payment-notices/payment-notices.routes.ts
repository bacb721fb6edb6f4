import { paymentNoticeCalls } from '@platen/contract/wallet/payment-notices.calls';
import { readBody } from '../../../platform/http/read-body.ts';
import { route } from '../../../platform/http/route.ts';
import { receiveNotice } from './payment-notices.service.ts';

/** Notices are a few kilobytes. The signature covers the raw bytes, so they must not be parsed before. */
const noticeMaxBytes = 64 * 1024;

export const paymentNoticeRoutes = [
  route(paymentNoticeCalls.wechat, {
    transaction: false,
    run: async (ctx, { body }, reply) => {
      const { headers } = reply.request;
      await receiveNotice(ctx, 'wechat', { headers, body: await readBody(body, noticeMaxBytes) });
      return reply.send({ code: 'SUCCESS', message: '' });
    },
  }),
  route(paymentNoticeCalls.alipay, {
    transaction: false,
    run: async (ctx, { body }, reply) => {
      const { headers } = reply.request;
      await receiveNotice(ctx, 'alipay', { headers, body: await readBody(body, noticeMaxBytes) });
      return reply.type('text/plain').send('success');
    },
  }),
];
