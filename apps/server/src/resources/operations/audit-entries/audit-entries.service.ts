import type { Page } from '@platen/model/lists/lists';
import type { AuditEntry, AuditedActions } from '@platen/model/operations/audit-entries';
import * as queries from '../../../platform/audit/audit-entry-list.ts';
import type { Context } from '../../../platform/context.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { auditFile } from './audit-file.ts';
import { auditedActionText, auditedActionTexts } from './audited-actions.ts';

export async function listAuditEntries(ctx: Context, list: queries.AuditEntryListQuery): Promise<Page<AuditEntry>> {
  const page = await queries.listAuditEntries(ctx.db, list, ctx.platform.settings.timeZone);
  const data = page.data.map((entry) => ({ ...entry, action_name: auditedActionText(entry.action, ctx.locale) }));
  return { ...page, data };
}

export function listAuditedActions(ctx: Context): AuditedActions {
  const data = [...auditedActionTexts.keys()].map((action) => ({
    action,
    name: auditedActionText(action, ctx.locale),
  }));
  return { data };
}

/** Exports what the list shows. Rows are read while the file is sent, so its length is unlimited. */
export async function exportAuditEntries(ctx: Context, list: queries.AuditEntryListQuery): Promise<FileResponse> {
  const { timeZone, currency } = ctx.platform.settings;
  const { meta } = await listAuditEntries(ctx, { ...list, page: 1, per_page: 1 });
  const entries = queries.streamAuditEntries(ctx.db, list, timeZone);
  return auditFile(entries, { locale: ctx.locale, timeZone, currency }, meta.total);
}
