import { doneSchema } from '@platen/model/accounts';
import {
  blobOptions,
  blobOptionSchema,
  directUploadRequestSchema,
  directUploadSchema,
  resizeQualityDefault,
  resizeWidthMaxPx,
} from '@platen/model/blobs';
import { pageSchema } from '@platen/model/lists';
import { z } from 'zod';
import { anyone, can } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const blobCalls = defineCalls({
  requestUpload: {
    method: 'POST',
    path: '/active_storage/direct_upload',
    access: can('blobs.create'),
    summary: 'Announce a file; the answer says where to PUT its bytes, and with which headers',
    body: directUploadRequestSchema,
    answer: directUploadSchema,
  },
  upload: {
    method: 'PUT',
    path: '/active_storage/uploads/:token',
    access: anyone,
    summary: 'The bytes of an announced file, where the store is a folder of this server',
    params: z.object({ token: z.string() }),
    body: 'stream',
    answer: 'raw',
  },
  file: {
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
  },
  options: {
    method: 'GET',
    path: '/active_storage/blobs/read_options',
    access: can('blobs.read'),
    summary: 'Uploaded files to choose from',
    list: blobOptions,
    answer: pageSchema(blobOptionSchema),
  },
  delete: {
    method: 'DELETE',
    path: '/active_storage/blobs/:id',
    access: can('blobs.destroy'),
    summary: 'Delete a file that nothing uses',
    params: idParams,
    answer: doneSchema,
  },
});
