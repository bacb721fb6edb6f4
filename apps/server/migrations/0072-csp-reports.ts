import { type Migration, sql } from 'kysely';

/** What browsers refused on our pages, each kind once. A few hundred rows at most. */
export const cspReports: Migration = {
  async up(db) {
    await sql`create table csp_reports (
      id bigint generated always as identity primary key,
      page text not null,
      directive text not null,
      blocked text not null,
      source text not null,
      count bigint not null,
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      unique (page, directive, blocked, source)
    )`.execute(db);
  },
};
