import { productionBatchCalls } from '@platen/contract/production/production-batches.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './production-batches.service.ts';

export const productionBatchRoutes = [
  route(productionBatchCalls.list, { run: (ctx, { list }) => service.listProductionBatches(ctx, list) }),
  route(productionBatchCalls.get, { run: (ctx, { params }) => service.getProductionBatch(ctx, params.id) }),
  route(productionBatchCalls.papers, {
    run: (ctx, { params, query }) => service.getBatchPapers(ctx, params.id, query.after_id),
  }),
  route(productionBatchCalls.download, {
    run: async (ctx, { params }, reply) => sendFile(reply, await service.downloadProductionBatch(ctx, params.id)),
  }),
  route(productionBatchCalls.start, {
    run: (ctx, { params, body }) => service.startProductionBatch(ctx, params.id, body.accepts_missing_images),
  }),
  route(productionBatchCalls.render, {
    run: (ctx, { params }) => service.renderProductionBatch(ctx, params.id),
  }),
  route(productionBatchCalls.delete, {
    run: async (ctx, { params }) => {
      await service.deleteProductionBatch(ctx, params.id);
      return done(ctx);
    },
  }),
];
