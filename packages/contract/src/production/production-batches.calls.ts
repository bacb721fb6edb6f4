import { doneSchema } from '@platen/model/accounts/accounts';
import { pageSchema } from '@platen/model/lists/lists';
import { batchPapersMax, batchPapersQuery, batchPapersSchema } from '@platen/model/production/batch-papers';
import {
  batchStartSchema,
  productionBatchList,
  productionBatchRowSchema,
  productionBatchSchema,
} from '@platen/model/production/production-batches';
import { can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { both, buyers, desks, everyone } from '../who.ts';

const batch = auditOf('production_batches', 'GET /production_batches/:id');

export const productionBatchCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/production_batches',
    access: withScope(can('production_batches.read'), 'orders_read'),
    who: everyone,
    summary: 'List production batches',
    list: productionBatchList,
    response: pageSchema(productionBatchRowSchema),
  },
  get: {
    method: 'GET',
    path: '/production_batches/:id',
    access: withScope(can('production_batches.read'), 'orders_read'),
    who: everyone,
    sample: { params: { id: thing('productionBatch') } },
    summary: 'Get a production batch with its orders and the state of its production images',
    params: idParams,
    response: productionBatchSchema,
  },
  papers: {
    method: 'GET',
    path: '/production_batches/:id/papers',
    access: withScope(can('production_batches.download'), 'orders_read'),
    who: desks('prepress', 'print_operator', 'packer'),
    sample: { params: { id: thing('productionBatch') } },
    summary: 'Get the data of a batch’s papers: its orders with their custom values and images',
    description: `At most ${batchPapersMax} orders; \`next_after_id\` is the \`after_id\` of the next ones.`,
    params: idParams,
    query: batchPapersQuery,
    response: batchPapersSchema,
  },
  download: {
    method: 'GET',
    path: '/production_batches/:id/download',
    access: withScope(can('production_batches.download'), 'orders_read'),
    who: desks('prepress', 'print_operator', 'packer'),
    audit: batch.byPath({ zh: '下载生产图', en: 'Downloaded production images' }),
    withoutReauthentication: 'production',
    sample: { params: { id: thing('confirmedBatch') } },
    summary: 'Download a zip of a batch’s production images, with a manifest',
    description:
      'The file of an image is named by the system number of its order and a number, `OD261115004512_1.png`. Where an order has ' +
      'several images of the template, their names take the place of the number, `OD261115004512_Front.png`. `manifest.csv` has ' +
      'a column for each custom item.',
    refuses: ['order_erased'],
    params: idParams,
    isExport: true,
    response: 'raw',
  },
  start: {
    method: 'PUT',
    path: '/production_batches/:id/start',
    access: withScope(can('production_batches.start'), 'orders_write'),
    who: desks('print_operator'),
    audit: batch.byPath({ zh: '开始生产', en: 'Started production' }),
    withoutReauthentication: 'production',
    sample: { params: { id: thing('confirmedBatch') }, body: {} },
    summary: 'Start production of a confirmed batch',
    description:
      'Refused with 40933 while production images are being rendered, unless `accepts_missing_images` is true. A started batch ' +
      'is printed as downloaded, so missing images would go unnoticed.',
    refuses: ['order_state_refused', 'batch_started_already', 'batch_unprintable', 'batch_images_missing'],
    params: idParams,
    body: batchStartSchema,
    response: productionBatchSchema,
  },
  render: {
    method: 'POST',
    path: '/production_batches/:id/render',
    access: withScope(can('production_batches.start'), 'orders_write'),
    who: desks('print_operator'),
    audit: batch.byPath({ zh: '重新生成批次图片', en: 'Rendered a batch again' }),
    withoutReauthentication: 'production',
    sample: { params: { id: thing('confirmedBatch') } },
    summary: 'Render the failed production images of a batch again',
    params: idParams,
    response: productionBatchSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/production_batches/:id',
    access: withScope(can('production_batches.destroy'), 'orders_write'),
    who: both(buyers, desks()),
    audit: batch.byPath({ zh: '删除生产批次', en: 'Deleted a batch' }),
    withoutReauthentication: 'production',
    sample: { params: { id: thing('closedBatch') } },
    summary: 'Delete a closed production batch; its orders are kept',
    refuses: ['batch_not_deletable'],
    params: idParams,
    response: doneSchema,
  },
});
