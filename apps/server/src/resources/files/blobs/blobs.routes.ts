import { doneSchema } from '@platen/model/accounts';
import { blobOptionSchema, blobOptions, directUploadRequestSchema, directUploadSchema } from '@platen/model/blobs';
import { resizeQualityDefault, resizeWidthMaxPx } from '@platen/model/constants';
import { pageSchema } from '@platen/model/lists';
import { z } from 'zod';
import { anyone, can } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import { sendObject } from '../../../platform/http/send-object.ts';
import { uploadPath } from '../../../platform/store/upload-token.ts';
import { announceUpload, receiveUpload } from './blob-uploads.service.ts';
import { deleteBlob, getServedObject, listBlobOptions } from './blobs.service.ts';

/** Fifty files a second from one address: as fast as an importing desktop client sends small pictures. */
const uploadsPerMinute = 3000;

export const blobRoutes = [
  route({
    method: 'POST',
    path: '/active_storage/direct_upload',
    access: can('blobs.create'),
    summary: 'Announce a file; the answer says where to PUT its bytes, and with which headers',
    body: directUploadRequestSchema,
    answer: directUploadSchema,
    limits: [{ by: 'address', max: uploadsPerMinute, windowS: 60 }],
    run: (ctx, { body }) => announceUpload(ctx, body),
  }),
  route({
    method: 'PUT',
    path: `${uploadPath}/:token`,
    access: anyone,
    summary: 'The bytes of an announced file, where the store is a folder of this server',
    params: z.object({ token: z.string() }),
    body: 'stream',
    answer: 'raw',
    transaction: false,
    run: async (ctx, { params, body }, reply) => {
      await receiveUpload(ctx, params.token, body);
      return reply.status(204).send();
    },
  }),
  route({
    method: 'GET',
    path: '/blobs/:key/:filename',
    access: anyone,
    summary: 'A file by its address; with a width, a smaller copy of a picture',
    params: z.object({ key: z.string(), filename: z.string() }),
    query: z.object({
      width: z.coerce.number().int().min(1).max(resizeWidthMaxPx).optional(),
      quality: z.coerce.number().int().min(1).max(100).default(resizeQualityDefault),
    }),
    answer: 'raw',
    run: async (ctx, { params, query }, reply) =>
      sendObject(reply, ctx.platform.store, await getServedObject(ctx, params.key, query)),
  }),
  route({
    method: 'GET',
    path: '/active_storage/blobs/read_options',
    access: can('blobs.read'),
    summary: 'Uploaded files to choose from',
    list: blobOptions,
    answer: pageSchema(blobOptionSchema),
    run: (ctx, { list }) => listBlobOptions(ctx, list),
  }),
  route({
    method: 'DELETE',
    path: '/active_storage/blobs/:id',
    access: can('blobs.destroy'),
    summary: 'Delete a file that nothing uses',
    params: idParams,
    answer: doneSchema,
    run: async (ctx, { params }) => {
      await deleteBlob(ctx, params.id);
      return done(ctx);
    },
  }),
];
