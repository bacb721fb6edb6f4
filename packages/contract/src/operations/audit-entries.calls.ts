import { pageSchema } from '@platen/model/lists/lists';
import { auditEntryList, auditEntrySchema } from '@platen/model/operations/audit-entries';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { defineCalls } from '../call.ts';

export const auditEntryCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/audit_entries',
    access: sessionOnly(can('audit_entries.read')),
    summary: 'List audit log entries: changes, sign-ins, exports and refusals',
    list: auditEntryList,
    response: pageSchema(auditEntrySchema),
  },
  export: {
    method: 'GET',
    path: '/audit_entries/export',
    access: reauthenticated(sessionOnly(can('audit_entries.read'))),
    summary: 'Export audit log entries as an Excel file',
    list: auditEntryList,
    isExport: true,
    response: 'raw',
  },
});
