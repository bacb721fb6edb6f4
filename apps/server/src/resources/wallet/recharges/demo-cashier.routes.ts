import { demoCashierCalls } from '@platen/contract/wallet/demo-cashier.calls';
import { apiBasePath } from '@platen/model/api';
import type { FastifyReply } from 'fastify';
import type { BaseContext } from '../../../platform/context.ts';
import { route } from '../../../platform/http/route.ts';
import { getCashierPage, sendOutcome } from './demo-cashier.service.ts';

type Link = { params: { no: string }; query: { token: string } };

/** Executes a button of the page and redirects to the page, which shows the result. */
async function pressButton(ctx: BaseContext, { params, query }: Link, reply: FastifyReply, outcome: 'paid' | 'closed') {
  await sendOutcome(ctx, { ...params, ...query }, outcome, selfUrl(reply));
  return reply.redirect(`${apiBasePath}/demo_cashier/${params.no}?token=${query.token}`, 303);
}

export const demoCashierRoutes = [
  route(demoCashierCalls.page, {
    run: async (ctx, link, reply) => {
      const { html, policy } = await getCashierPage(ctx, { ...link.params, ...link.query });
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .send(html);
    },
  }),
  route(demoCashierCalls.pay, {
    transaction: false,
    run: (ctx, link, reply) => pressButton(ctx, link, reply, 'paid'),
  }),
  route(demoCashierCalls.cancel, {
    transaction: false,
    run: (ctx, link, reply) => pressButton(ctx, link, reply, 'closed'),
  }),
];

/**
 * The local address of this process. The request's own address does not work from inside, behind a proxy or a mapped
 * port.
 */
function selfUrl({ request }: FastifyReply): string {
  const { localAddress = '127.0.0.1', localPort } = request.raw.socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
