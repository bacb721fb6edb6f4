import { downloadRecordCalls } from '@platen/contract/catalogue/download-records.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './download-records.service.ts';

export const downloadRecordRoutes = [
  route(downloadRecordCalls.list, { run: (ctx, { list }) => service.listDownloadRecords(ctx, list) }),
  route(downloadRecordCalls.get, { run: (ctx, { params }) => service.getDownloadRecord(ctx, params.slug) }),
  route(downloadRecordCalls.file, {
    run: async (ctx, { params }, reply) => sendFile(reply, await service.getDownload(ctx, params.slug)),
  }),
  route(downloadRecordCalls.create, { run: (ctx, { body }) => service.createDownloadRecord(ctx, body) }),
  route(downloadRecordCalls.delete, {
    run: async (ctx, { params }) => {
      await service.deleteDownloadRecord(ctx, params.slug);
      return done(ctx);
    },
  }),
];
