import { doneSchema } from '@platen/model/accounts';
import { pageSchema } from '@platen/model/lists';
import { productionBatchList, productionBatchRowSchema, productionBatchSchema } from '@platen/model/production-batches';
import { can } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './production-batches.service.ts';

export const productionBatchRoutes = [
  route({
    method: 'GET',
    path: '/production_batches',
    access: can('production_batches.read'),
    summary: 'List production batches',
    list: productionBatchList,
    answer: pageSchema(productionBatchRowSchema),
    run: (ctx, { list }) => service.listProductionBatches(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/production_batches/:id',
    access: can('production_batches.read'),
    summary: 'One production batch with its orders, and where its production images stand',
    params: idParams,
    answer: productionBatchSchema,
    run: (ctx, { params }) => service.getProductionBatch(ctx, params.id),
  }),
  route({
    method: 'GET',
    path: '/production_batches/:id/download',
    access: can('production_batches.download'),
    summary: 'A zip of the production images of a batch, with a manifest',
    params: idParams,
    answer: 'raw',
    run: async (ctx, { params }, reply) => sendFile(reply, await service.downloadProductionBatch(ctx, params.id)),
  }),
  route({
    method: 'PUT',
    path: '/production_batches/:id/start',
    access: can('production_batches.start'),
    summary: 'Start producing a confirmed batch',
    params: idParams,
    answer: productionBatchSchema,
    run: (ctx, { params }) => service.startProductionBatch(ctx, params.id),
  }),
  route({
    method: 'DELETE',
    path: '/production_batches/:id',
    access: can('production_batches.destroy'),
    summary: 'Delete a closed production batch; its orders stay',
    params: idParams,
    answer: doneSchema,
    run: async (ctx, { params }) => {
      await service.deleteProductionBatch(ctx, params.id);
      return done(ctx);
    },
  }),
];
