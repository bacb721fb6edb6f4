import { billList, billSchema } from '@platen/model/bills';
import { pageSchema } from '@platen/model/lists';
import { can } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const billCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/bills',
    access: can('bills.read'),
    summary: 'List bills',
    list: billList,
    response: pageSchema(billSchema),
  },
  export: {
    method: 'GET',
    path: '/bills/export',
    access: can('bills.read'),
    summary: 'Export bills as an Excel file',
    list: billList,
    response: 'raw',
  },
  get: {
    method: 'GET',
    path: '/bills/:id',
    access: can('bills.read'),
    summary: 'Get a bill',
    params: idParams,
    response: billSchema,
  },
});
