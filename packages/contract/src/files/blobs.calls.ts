import { doneSchema } from '@platen/model/accounts/accounts';
import {
  blobOptionSchema,
  blobOptions,
  directUploadRequestSchema,
  directUploadSchema,
  drawnSchema,
} from '@platen/model/files/blobs';
import { resizeQualityDefault, resizeWidthMaxPx } from '@platen/model/files/resized-pictures';
import { pageSchema } from '@platen/model/lists/lists';
import { z } from 'zod';
import { anyone, can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing, unique } from '../samples.ts';
import { both, buyers, desks, everyone } from '../who.ts';

const upload = auditOf('active_storage');

export const blobCalls = defineCalls({
  requestUpload: {
    method: 'POST',
    path: '/active_storage/direct_upload',
    access: withScope(can('blobs.create'), 'files'),
    who: both(buyers, desks('prepress', 'support')),
    audit: upload.byResponse({ zh: '请求上传', en: 'Requested an upload' }),
    withoutReauthentication: 'catalogue',
    sample: {
      body: { filename: 'a.png', content_type: 'image/png', byte_size: 3, base64_digest: `${'A'.repeat(22)}==` },
    },
    summary: 'Request a direct upload: the URL to PUT the content to, and the headers',
    description:
      'To upload a file: announce it here, PUT its bytes to `direct_upload.url` with exactly the headers in `direct_upload.headers`, then refer to it by `direct_upload.blob_url` in an order. The bytes must match the announced size and MD5.',
    refuses: ['file_too_large', 'file_type_wrong'],
    body: directUploadRequestSchema,
    response: directUploadSchema,
  },
  upload: {
    method: 'PUT',
    path: '/active_storage/uploads/:token',
    access: anyone,
    audit: upload.withoutId({ zh: '上传文件', en: 'Uploaded a file' }),
    withoutReauthentication: 'signs_in',
    // With an invalid link.
    sample: { params: { token: unique }, answers: 403 },
    summary: 'Receive an uploaded file, where storage is a folder of this server',
    refuses: [
      'upload_link_dead',
      'upload_mismatch',
      'file_type_wrong',
      'image_too_many_pixels',
      'image_unreadable',
      'image_cut_off',
      'image_lossless_jpeg',
      'image_hdr',
      'image_unsupported',
      'profile_unusable',
      'body_too_large',
    ],
    params: z.object({ token: z.string() }),
    body: 'stream',
    response: 'raw',
  },
  file: {
    method: 'GET',
    path: '/blobs/:key/:filename',
    access: anyone,
    sample: { params: { key: thing('file', 'key'), filename: thing('file', 'filename') } },
    summary: 'Get a file; with a width, an image resized to the nearest offered width and quality',
    description:
      'With `drawn`, returns what images are rendered from: of a picture the pixels as a PNG in sRGB, `whole` or the smallest level that covers a frame (`1024x512`), and of a WOFF2 font its unpacked tables.',
    refuses: ['image_unreadable', 'range_not_satisfiable'],
    params: z.object({ key: z.string(), filename: z.string() }),
    query: z.object({
      width: z.coerce.number().int().min(1).max(resizeWidthMaxPx).optional(),
      quality: z.coerce.number().int().min(1).max(100).default(resizeQualityDefault),
      drawn: drawnSchema.optional(),
    }),
    response: 'raw',
  },
  options: {
    method: 'GET',
    path: '/active_storage/blobs/read_options',
    access: withScope(can('blobs.read'), 'files'),
    who: everyone,
    summary: 'List uploaded files',
    list: blobOptions,
    response: pageSchema(blobOptionSchema),
  },
  delete: {
    method: 'DELETE',
    path: '/active_storage/blobs/:id',
    access: withScope(can('blobs.destroy'), 'files'),
    who: both(buyers, desks('prepress')),
    audit: upload.byPath({ zh: '删除文件', en: 'Deleted a file' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('file') } },
    summary: 'Delete an unused file',
    refuses: ['in_use'],
    params: idParams,
    response: doneSchema,
  },
});
