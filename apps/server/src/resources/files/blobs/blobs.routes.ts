import { blobCalls } from '@platen/contract/files/blobs.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { sendObject } from '../../../platform/http/send-object.ts';
import { receiveUpload, requestUpload } from './blob-uploads.service.ts';
import { deleteBlob, getServedObject, listBlobOptions } from './blobs.service.ts';

/** Fifty files a second from one address: as fast as the desktop client imports small pictures. */
const uploadsPerMinute = 3000;

export const blobRoutes = [
  route(blobCalls.requestUpload, {
    limits: [{ by: 'address', max: uploadsPerMinute, windowS: 60 }],
    run: (ctx, { body }) => requestUpload(ctx, body),
  }),
  route(blobCalls.upload, {
    transaction: false,
    run: async (ctx, { params, body }, reply) => {
      await receiveUpload(ctx, params.token, body);
      return reply.status(204).send();
    },
  }),
  route(blobCalls.file, {
    run: async (ctx, { params, query }, reply) =>
      sendObject(reply, ctx.platform.store, await getServedObject(ctx, params.key, query)),
  }),
  route(blobCalls.options, { run: (ctx, { list }) => listBlobOptions(ctx, list) }),
  route(blobCalls.delete, {
    run: async (ctx, { params }) => {
      await deleteBlob(ctx, params.id);
      return done(ctx);
    },
  }),
];
