import { doneSchema } from '@platen/model/accounts/accounts';
import {
  downloadRecordInputSchema,
  downloadRecordList,
  downloadRecordSchema,
} from '@platen/model/catalogue/image-libraries';
import { pageSchema } from '@platen/model/lists/lists';
import { z } from 'zod';
import { anyone, can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { inAnHour, thing } from '../samples.ts';
import { desks } from '../who.ts';

const sharedLink = auditOf('image_library_download_records');

const slugParams = z.object({ slug: z.string().min(1).max(64) });

export const downloadRecordCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/image_library_download_records',
    access: withScope(can('image_library_download_records.read'), 'catalogue'),
    who: desks('prepress', 'viewer'),
    summary: 'List shared links',
    list: downloadRecordList,
    response: pageSchema(downloadRecordSchema),
  },
  get: {
    method: 'GET',
    path: '/image_library_download_records/:slug',
    access: anyone,
    sample: { params: { slug: thing('sharedLink', 'slug') } },
    summary: 'Get the file behind a shared link',
    params: slugParams,
    response: downloadRecordSchema,
  },
  file: {
    method: 'GET',
    path: '/image_library_download_records/:slug/file',
    access: anyone,
    sample: { params: { slug: thing('sharedLink', 'slug') } },
    summary: 'Download the file of a shared link',
    refuses: ['link_expired'],
    params: slugParams,
    response: 'raw',
  },
  create: {
    method: 'POST',
    path: '/image_library_download_records',
    access: withScope(can('image_library_download_records.create'), 'catalogue'),
    who: desks('prepress'),
    audit: sharedLink.byResponse({ zh: '分享图库文件', en: 'Shared a library file' }),
    withoutReauthentication: 'catalogue',
    sample: { body: { image_library_id: thing('imageLibrary'), expires_at: inAnHour } },
    summary: 'Share the file of an image library until a date',
    refuses: ['expiry_in_past', 'not_found', 'library_without_file'],
    body: downloadRecordInputSchema,
    response: downloadRecordSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/image_library_download_records/:slug',
    access: withScope(can('image_library_download_records.destroy'), 'catalogue'),
    who: desks('prepress'),
    audit: sharedLink.byService({ zh: '停用分享链接', en: 'Revoked a shared link' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { slug: thing('sharedLink', 'slug') } },
    summary: 'Revoke a shared link',
    params: slugParams,
    response: doneSchema,
  },
});
