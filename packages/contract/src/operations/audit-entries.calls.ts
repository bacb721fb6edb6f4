import { pageSchema } from '@platen/model/lists/lists';
import { auditEntryList, auditEntrySchema, auditedActionsSchema } from '@platen/model/operations/audit-entries';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { admins } from '../who.ts';

const log = auditOf('audit_entries');

export const auditEntryCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/audit_entries',
    access: sessionOnly(can('audit_entries.read')),
    who: admins,
    summary: 'List audit log entries: changes, sign-ins, exports and refusals',
    list: auditEntryList,
    response: pageSchema(auditEntrySchema),
  },
  actions: {
    method: 'GET',
    path: '/audit_entries/read_options',
    access: sessionOnly(can('audit_entries.read')),
    who: admins,
    summary: 'List the actions that the log can be filtered by, with their names',
    response: auditedActionsSchema,
  },
  export: {
    method: 'GET',
    path: '/audit_entries/export',
    access: reauthenticated(sessionOnly(can('audit_entries.read'))),
    who: admins,
    audit: log.withoutId({ zh: '导出操作日志', en: 'Exported the audit log' }),
    summary: 'Export audit log entries as an Excel file',
    list: auditEntryList,
    isExport: true,
    response: 'raw',
  },
});
