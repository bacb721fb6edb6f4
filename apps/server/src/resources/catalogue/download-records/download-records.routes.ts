import { doneSchema } from '@platen/model/accounts';
import { downloadRecordInputSchema, downloadRecordList, downloadRecordSchema } from '@platen/model/image-libraries';
import { pageSchema } from '@platen/model/lists';
import { z } from 'zod';
import { anyone, can } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './download-records.service.ts';

const slugParams = z.object({ slug: z.string().min(1).max(64) });

export const downloadRecordRoutes = [
  route({
    method: 'GET',
    path: '/image_library_download_records',
    access: can('image_library_download_records.read'),
    summary: 'List shared links',
    list: downloadRecordList,
    answer: pageSchema(downloadRecordSchema),
    run: (ctx, { list }) => service.listDownloadRecords(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/image_library_download_records/:slug',
    access: anyone,
    summary: 'What a shared link leads to',
    params: slugParams,
    answer: downloadRecordSchema,
    run: (ctx, { params }) => service.getDownloadRecord(ctx, params.slug),
  }),
  route({
    method: 'GET',
    path: '/image_library_download_records/:slug/file',
    access: anyone,
    summary: 'The file behind a shared link, until it expires',
    params: slugParams,
    answer: 'raw',
    run: async (ctx, { params }, reply) => sendFile(reply, await service.getDownload(ctx, params.slug)),
  }),
  route({
    method: 'POST',
    path: '/image_library_download_records',
    access: can('image_library_download_records.create'),
    summary: 'Share the file of an image library until a date',
    body: downloadRecordInputSchema,
    answer: downloadRecordSchema,
    run: (ctx, { body }) => service.createDownloadRecord(ctx, body),
  }),
  route({
    method: 'DELETE',
    path: '/image_library_download_records/:id',
    access: can('image_library_download_records.destroy'),
    summary: 'Take a shared link back',
    params: idParams,
    answer: doneSchema,
    run: async (ctx, { params }) => {
      await service.deleteDownloadRecord(ctx, params.id);
      return done(ctx);
    },
  }),
];
