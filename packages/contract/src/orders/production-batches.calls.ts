import { doneSchema } from '@platen/model/accounts';
import { pageSchema } from '@platen/model/lists';
import { productionBatchList, productionBatchRowSchema, productionBatchSchema } from '@platen/model/production-batches';
import { can } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const productionBatchCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/production_batches',
    access: can('production_batches.read'),
    summary: 'List production batches',
    list: productionBatchList,
    answer: pageSchema(productionBatchRowSchema),
  },
  get: {
    method: 'GET',
    path: '/production_batches/:id',
    access: can('production_batches.read'),
    summary: 'One production batch with its orders, and where its production images stand',
    params: idParams,
    answer: productionBatchSchema,
  },
  download: {
    method: 'GET',
    path: '/production_batches/:id/download',
    access: can('production_batches.download'),
    summary: 'A zip of the production images of a batch, with a manifest',
    params: idParams,
    answer: 'raw',
  },
  start: {
    method: 'PUT',
    path: '/production_batches/:id/start',
    access: can('production_batches.start'),
    summary: 'Start producing a confirmed batch',
    refuses: ['order_state_refused', 'batch_unprintable'],
    params: idParams,
    answer: productionBatchSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/production_batches/:id',
    access: can('production_batches.destroy'),
    summary: 'Delete a closed production batch; its orders stay',
    refuses: ['batch_not_deletable'],
    params: idParams,
    answer: doneSchema,
  },
});
