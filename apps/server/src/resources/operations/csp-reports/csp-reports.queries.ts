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

/** The kinds that are not stored yet. */
export async function listUnknown(db: Db, violations: readonly Violation[]): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    select distinct page, directive, blocked, source
    from jsonb_to_recordset(${JSON.stringify(violations)}::jsonb)
      as given (page text, directive text, blocked text, source text)
    where not exists (
      select from csp_reports known
      where (known.page, known.directive, known.blocked, known.source)
        = (given.page, given.directive, given.blocked, given.source)
    )
    order by page, directive, blocked, source`.execute(db);
  return rows;
}

/**
 * Adds kinds that were not seen yet. In a full table the rarest give way, of those the one that was not seen for longest: what many
 * browsers report stays, whatever a stranger has made up.
 */
export async function addKinds(db: Db, violations: readonly Violation[], rowsMax: number): Promise<void> {
  await sql`
    delete from csp_reports where id in (
      select id from csp_reports order by count, last_seen_at, id
      limit greatest(0, (select count(*) from csp_reports) + ${violations.length} - ${rowsMax}))`.execute(db);
  await sql`
    insert into csp_reports (page, directive, blocked, source, count)
    select page, directive, blocked, source, 0
    from jsonb_to_recordset(${JSON.stringify(violations)}::jsonb)
      as new (page text, directive text, blocked text, source text)
    order by page, directive, blocked, source
    on conflict (page, directive, blocked, source) do nothing`.execute(db);
}

/** Counts reports of stored kinds. In one order, so that two requests with the same reports cannot deadlock. */
export async function countKnown(db: Db, violations: readonly Violation[]): Promise<void> {
  await sql`
    insert into csp_reports as known (page, directive, blocked, source, count)
    select page, directive, blocked, source, count(*)
    from jsonb_to_recordset(${JSON.stringify(violations)}::jsonb)
      as given (page text, directive text, blocked text, source text)
    where exists (
      select from csp_reports stored
      where (stored.page, stored.directive, stored.blocked, stored.source)
        = (given.page, given.directive, given.blocked, given.source)
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
