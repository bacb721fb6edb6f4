import { type Migration, sql } from 'kysely';

/** Images made from designs, each once, under what it is made of. */
export const renders: Migration = {
  async up(db) {
    // digest: of the scene, the bytes of its fonts and pictures, the output and the renderer. Whatever would give the
    // same pixels finds the same row.
    await sql`
      create table renders (
        id bigint generated always as identity primary key,
        digest bytea not null unique,
        output text not null check (output in ('effect', 'custom', 'production')),
        scene jsonb not null,
        state text not null default 'queued'
          check (state in ('queued', 'running', 'done', 'refused', 'failed', 'cancelled')),
        progress real not null default 0,
        findings jsonb not null default '[]',
        error text,
        blob_id bigint references blobs on delete restrict,
        width int,
        height int,
        started_at timestamptz,
        finished_at timestamptz,
        created_at timestamptz not null default now(),
        check (state <> 'done' or blob_id is not null)
      )`.execute(db);
    await sql`create index renders_blob on renders (blob_id)`.execute(db);
  },
};
