import type { Page } from '@platen/model/lists/lists';
import type { CspReport } from '@platen/model/operations/csp-reports';
import type { BaseContext, Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import * as queries from './csp-reports.queries.ts';
import { readReports } from './read-reports.ts';

/** Enough to see what is wrong with a page; a stranger can fill the table, but not the disk. */
const rowsMax = 200;
const keptDays = 30;

export function listCspReports(ctx: Context, list: queries.CspReportListQuery): Promise<Page<CspReport>> {
  return queries.listCspReports(ctx.db, list, ctx.platform.settings.timeZone);
}

/** Extensions of browsers cause reports too, so a report is a hint and never an alarm. */
export async function receiveReports(ctx: BaseContext, body: Buffer): Promise<void> {
  const violations = readReports(body.toString('utf8'));
  if (violations.length > 0) await queries.countReports(ctx.db, violations, rowsMax);
}

export function sweepCspReports(db: Db): Promise<void> {
  return queries.deleteOldReports(db, keptDays, rowsMax);
}
