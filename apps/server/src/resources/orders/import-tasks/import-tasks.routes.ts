import { importTaskCalls } from '@platen/contract/orders/import-tasks.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './import-tasks.service.ts';

export const importTaskRoutes = [
  route(importTaskCalls.list, { run: (ctx, { list }) => service.listImportTasks(ctx, list) }),
  route(importTaskCalls.export, {
    run: async (ctx, { list }, reply) => sendFile(reply, await service.exportImportTasks(ctx, list)),
  }),
  route(importTaskCalls.get, { run: (ctx, { params }) => service.getImportTask(ctx, params.id) }),
  route(importTaskCalls.create, { run: (ctx, { body }) => service.createImportTask(ctx, body) }),
  route(importTaskCalls.update, { run: (ctx, { params, body }) => service.updateImportTask(ctx, params.id, body) }),
  route(importTaskCalls.assignPhotos, {
    run: (ctx, { params, body }) => service.assignImportPhotos(ctx, params.id, body),
  }),
  route(importTaskCalls.order, { run: (ctx, { params }) => service.orderImportTask(ctx, params.id) }),
  route(importTaskCalls.delete, {
    run: async (ctx, { params }) => {
      await service.deleteImportTask(ctx, params.id);
      return done(ctx);
    },
  }),
];
