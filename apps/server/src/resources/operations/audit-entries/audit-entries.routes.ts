import { auditEntryCalls } from '@platen/contract/operations/audit-entries.calls';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './audit-entries.service.ts';

export const auditEntryRoutes = [
  route(auditEntryCalls.list, { run: (ctx, { list }) => service.listAuditEntries(ctx, list) }),
  route(auditEntryCalls.actions, { run: async (ctx) => service.listAuditedActions(ctx) }),
  route(auditEntryCalls.export, {
    run: async (ctx, { list }, reply) => sendFile(reply, await service.exportAuditEntries(ctx, list)),
  }),
];
