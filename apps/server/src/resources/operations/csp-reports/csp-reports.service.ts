import type { Page } from '@platen/model/lists/lists';
import type { CspReport } from '@platen/model/operations/csp-reports';
import type { Context, PublicContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { addressGroup } from '../../../platform/http/call-guard.ts';
import { takeFromBudget } from '../../../platform/http/rate-limit.ts';
import * as queries from './csp-reports.queries.ts';
import { readReports } from './read-reports.ts';

/** Enough to see what is wrong with a page. */
const rowsMax = 200;
/** New kinds that an address may add in a day: a stranger must not be able to fill the table. */
const newKindsLimit = { max: 20, windowS: 24 * 3600 };
const keptDays = 30;

export function listCspReports(ctx: Context, list: queries.CspReportListQuery): Promise<Page<CspReport>> {
  return queries.listCspReports(ctx.db, list, ctx.platform.settings.timeZone);
}

/** Extensions of browsers cause reports too, so a report is a hint and never an alarm. */
export async function receiveReports(ctx: PublicContext, body: Buffer): Promise<void> {
  const violations = readReports(body.toString('utf8'));
  if (violations.length === 0) return;
  const unknown = await queries.listUnknown(ctx.db, violations);
  if (unknown.length > 0) {
    const key = `csp_kinds:${addressGroup(ctx.request.address)}`;
    const added = unknown.slice(0, await takeFromBudget(ctx.db, key, unknown.length, newKindsLimit));
    await queries.addKinds(ctx.db, added, rowsMax);
  }
  await queries.countKnown(ctx.db, violations);
}

export function sweepCspReports(db: Db): Promise<void> {
  return queries.deleteOldReports(db, keptDays, rowsMax);
}
