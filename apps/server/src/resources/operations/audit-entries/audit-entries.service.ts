import type { Page } from '@platen/model/lists/lists';
import type { AuditEntry } from '@platen/model/operations/audit-entries';
import * as queries from '../../../platform/audit/audit-entry-list.ts';
import type { Context } from '../../../platform/context.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { auditFile } from './audit-file.ts';

export function listAuditEntries(ctx: Context, list: queries.AuditEntryListQuery): Promise<Page<AuditEntry>> {
  return queries.listAuditEntries(ctx.db, list, ctx.platform.settings.timeZone);
}

/** Exports what the list shows. Rows are read while the file is sent, so its length is unlimited. */
export async function exportAuditEntries(ctx: Context, list: queries.AuditEntryListQuery): Promise<FileResponse> {
  const { timeZone, currency } = ctx.platform.settings;
  const { meta } = await listAuditEntries(ctx, { ...list, page: 1, per_page: 1 });
  const entries = queries.streamAuditEntries(ctx.db, list, timeZone);
  return auditFile(entries, { locale: ctx.locale, timeZone, currency }, meta.total);
}
