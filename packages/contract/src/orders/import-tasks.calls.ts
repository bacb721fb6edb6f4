import { doneSchema } from '@platen/model/accounts/accounts';
import { pageSchema } from '@platen/model/lists/lists';
import {
  importTaskDetailSchema,
  importTaskInputSchema,
  importTaskList,
  importTaskSchema,
  importTaskUpdateSchema,
  photoAssignmentsSchema,
} from '@platen/model/orders/import-tasks';
import { can, reauthenticated, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { anyMember, both, buyers, desks } from '../who.ts';

const importTask = auditOf('import_tasks', 'GET /import_tasks/:id');

export const importTaskCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/import_tasks',
    access: withScope(can('import_tasks.read'), 'orders_read'),
    who: both(anyMember, desks('support', 'viewer')),
    summary: 'List import tasks',
    list: importTaskList,
    response: pageSchema(importTaskSchema),
  },
  export: {
    method: 'GET',
    path: '/import_tasks/export',
    access: reauthenticated(withScope(can('import_tasks.read'), 'orders_read')),
    who: both(anyMember, desks('support', 'viewer')),
    audit: importTask.withoutId({ zh: '导出导入记录', en: 'Exported imports' }),
    summary: 'Export import tasks as an Excel file',
    list: importTaskList,
    isExport: true,
    response: 'raw',
  },
  get: {
    method: 'GET',
    path: '/import_tasks/:id',
    access: withScope(can('import_tasks.read'), 'orders_read'),
    who: both(anyMember, desks('support', 'viewer')),
    sample: { params: { id: thing('importTask') } },
    summary: 'Get an import task, with the form orders that it would place',
    params: idParams,
    response: importTaskDetailSchema,
  },
  create: {
    method: 'POST',
    path: '/import_tasks',
    access: withScope(can('import_tasks.create'), 'orders_write'),
    who: buyers,
    audit: importTask.byResponse({ zh: '导入表格', en: 'Imported a sheet' }),
    withoutReauthentication: 'orders',
    // With the owner's file.
    sample: {
      body: { import_processor: 'import_orders', file: thing('file') },
      answers: { stranger: 400, strangerKey: 400 },
    },
    summary: 'Import an order sheet',
    description:
      'Takes an uploaded .xlsx or .csv file whose images lie in the sheet or are blob URLs, or a zip of a sheet and its ' +
      'images. Images of a zip that no cell names find their rows by their file names, such as `A1001.jpg` or ' +
      '`A1001/photo.jpg`. Every row is checked; where any of them fails nothing is ordered, `errs` says why and `error_file` holds the ' +
      'failed rows. Sheets take headers in Chinese or English; `errs` is in the language of `Locale`. With `review` the task stops after the check in the state `checked`, to be ordered by ' +
      '`PUT /import_tasks/{id}/order`.',
    refuses: ['blob_unknown', 'too_many_imports'],
    body: importTaskInputSchema,
    response: importTaskDetailSchema,
  },
  update: {
    method: 'PUT',
    path: '/import_tasks/:id',
    access: withScope(can('import_tasks.update'), 'orders_write'),
    who: buyers,
    audit: importTask.byPath({ zh: '重新检查导入', en: 'Checked an import again' }),
    withoutReauthentication: 'orders',
    // A task that is waiting.
    sample: { params: { id: thing('importTask') }, body: {}, answers: 409 },
    summary: 'Check an import task again',
    description:
      'Only for imports that have ordered nothing yet, for example after mapping headers or for templates of another type.',
    refuses: ['import_state_refused', 'too_many_imports'],
    params: idParams,
    body: importTaskUpdateSchema,
    response: importTaskDetailSchema,
  },
  assignPhotos: {
    method: 'PUT',
    path: '/import_tasks/:id/photos',
    access: withScope(can('import_tasks.update'), 'orders_write'),
    who: buyers,
    audit: importTask.byPath({ zh: '分配导入照片', en: 'Assigned photos of an import' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('importTask') }, body: { assignments: [] }, answers: 409 },
    summary: 'Assign photos of an import task to rows',
    description:
      'For photos that came with the sheet and match no row, listed as `photos` of the task. The next check, with ' +
      '`PUT /import_tasks/{id}`, puts them into their rows; until then nothing can be ordered.',
    refuses: ['import_state_refused'],
    params: idParams,
    body: photoAssignmentsSchema,
    response: importTaskDetailSchema,
  },
  order: {
    method: 'PUT',
    path: '/import_tasks/:id/order',
    access: withScope(can('import_tasks.update'), 'orders_write'),
    who: buyers,
    audit: importTask.byPath({ zh: '由导入下单', en: 'Ordered from an import' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('importTask') }, answers: 409 },
    summary: 'Place the valid rows of a checked import task',
    refuses: ['import_state_refused', 'import_check_outdated'],
    params: idParams,
    response: importTaskDetailSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/import_tasks/:id',
    access: withScope(can('import_tasks.destroy'), 'orders_write'),
    who: both(buyers, desks()),
    audit: importTask.byPath({ zh: '删除导入', en: 'Deleted an import' }),
    withoutReauthentication: 'orders',
    sample: { params: { id: thing('importTask') }, answers: 409 },
    summary: 'Delete an import task; orders that it placed are kept',
    refuses: ['import_state_refused'],
    params: idParams,
    response: doneSchema,
  },
});
