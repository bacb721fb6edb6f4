import { pageSchema } from '@platen/model/lists/lists';
import { billList, billSchema } from '@platen/model/wallet/bills';
import { can, reauthenticatedStaff, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { anyMember, both, desks } from '../who.ts';

const bills = auditOf('bills');

export const billCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/bills',
    access: withScope(can('bills.read'), 'wallet_read'),
    who: both(anyMember, desks('finance', 'support', 'viewer')),
    summary: 'List bills',
    list: billList,
    response: pageSchema(billSchema),
  },
  export: {
    method: 'GET',
    path: '/bills/export',
    access: reauthenticatedStaff(withScope(can('bills.read'), 'wallet_read')),
    who: both(anyMember, desks('finance', 'support', 'viewer')),
    audit: bills.withoutId({ zh: '导出账单', en: 'Exported bills' }),
    summary: 'Export bills as an Excel file',
    list: billList,
    isExport: true,
    response: 'raw',
  },
  get: {
    method: 'GET',
    path: '/bills/:id',
    access: withScope(can('bills.read'), 'wallet_read'),
    who: both(anyMember, desks('finance', 'support', 'viewer')),
    sample: { params: { id: thing('bill') } },
    summary: 'Get a bill',
    params: idParams,
    response: billSchema,
  },
});
