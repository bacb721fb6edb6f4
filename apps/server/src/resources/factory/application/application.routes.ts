import { applicationCalls } from '@platen/contract/factory/application.calls';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../../../platform/http/content-disposition.ts';
import { route } from '../../../platform/http/route.ts';
import { getApplicationInfo, getDesktopClient, updateApplicationInfo } from './application.service.ts';

export const applicationRoutes = [
  route(applicationCalls.get, { run: (ctx) => getApplicationInfo(ctx) }),
  route(applicationCalls.desktopClient, {
    transaction: false,
    run: async (ctx, { params }, reply) => sendClient(reply, await getDesktopClient(ctx, params.filename)),
  }),
  route(applicationCalls.update, {
    bodyLimitMb: 0.5,
    transaction: false,
    run: (ctx, { body }) => updateApplicationInfo(ctx, body),
  }),
];

type OpenedClient = Awaited<ReturnType<typeof getDesktopClient>>;

function sendClient(reply: FastifyReply, { filename, byte_size, sha256, stream }: OpenedClient): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition('attachment', filename))
    .header('content-length', byte_size)
    .header('etag', `"${sha256}"`)
    .header('cache-control', 'no-cache')
    .type('application/octet-stream')
    .send(stream);
}
