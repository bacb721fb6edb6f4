import { pageSchema } from '@platen/model/lists/lists';
import { billList, billSchema } from '@platen/model/wallet/bills';
import { can, reauthenticatedStaff, withScope } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

export const billCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/bills',
    access: withScope(can('bills.read'), 'wallet_read'),
    summary: 'List bills',
    list: billList,
    response: pageSchema(billSchema),
  },
  export: {
    method: 'GET',
    path: '/bills/export',
    access: reauthenticatedStaff(withScope(can('bills.read'), 'wallet_read')),
    summary: 'Export bills as an Excel file',
    list: billList,
    isExport: true,
    response: 'raw',
  },
  get: {
    method: 'GET',
    path: '/bills/:id',
    access: withScope(can('bills.read'), 'wallet_read'),
    summary: 'Get a bill',
    params: idParams,
    response: billSchema,
  },
});
