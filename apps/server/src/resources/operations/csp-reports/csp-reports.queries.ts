import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { CspReport, cspReportList } from '@platen/model/operations/csp-reports';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';
import type { Violation } from './read-reports.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    csp_reports: CspReportsTable;
  }
}

interface CspReportsTable extends Violation {
  id: Generated<number>;
  count: number;
  first_seen_at: Generated<string>;
  last_seen_at: Generated<string>;
}

export type CspReportListQuery = ListQueryOf<typeof cspReportList>;

export function listCspReports(db: Db, list: CspReportListQuery, timeZone: string): Promise<Page<CspReport>> {
  return listPage(db, db.selectFrom('csp_reports').selectAll(), list, {
    where: {},
    sort: { last_seen_at: 'last_seen_at', count: 'count' },
    tieBreaker: 'id',
    timeZone,
  });
}

/**
 * Counts reports that are known, and adds new ones while there are fewer than `rowsMax`. In one order, so that two
 * requests with the same reports cannot deadlock.
 */
export async function countReports(db: Db, violations: readonly Violation[], rowsMax: number): Promise<void> {
  await sql`
    insert into csp_reports as known (page, directive, blocked, source, count)
    select page, directive, blocked, source, count(*)
    from jsonb_to_recordset(${JSON.stringify(violations)}::jsonb)
      as new (page text, directive text, blocked text, source text)
    where (select count(*) from csp_reports) < ${rowsMax}
      or exists (
        select from csp_reports other
        where (other.page, other.directive, other.blocked, other.source)
          = (new.page, new.directive, new.blocked, new.source)
      )
    group by page, directive, blocked, source
    order by page, directive, blocked, source
    on conflict (page, directive, blocked, source)
      do update set count = known.count + excluded.count, last_seen_at = now()`.execute(db);
}

/** Those that were not seen for a while, and the oldest beyond `rowsMax`, which concurrent requests may have added. */
export async function deleteOldReports(db: Db, keptDays: number, rowsMax: number): Promise<void> {
  await sql`
    delete from csp_reports
    where last_seen_at < now() - make_interval(days => ${keptDays})
      or id in (select id from csp_reports order by last_seen_at desc, id desc offset ${rowsMax})`.execute(db);
}
