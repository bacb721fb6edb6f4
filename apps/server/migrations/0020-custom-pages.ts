import { type Kysely, sql } from 'kysely';

/**
 * Pages of the storefront. A version is never changed: what everyone reads is the newest whose time has come, so that a
 * page goes public at its time without anything having to happen then.
 */
export const customPages = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table custom_pages (
        id bigint generated always as identity primary key,
        title text not null,
        description text not null default '',
        configs text not null,
        revision int not null default 1,
        creator_id bigint not null references users,
        updater_id bigint not null references users,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table custom_page_versions (
        id bigint generated always as identity primary key,
        custom_page_id bigint not null references custom_pages on delete cascade,
        title text not null,
        description text not null,
        configs text not null,
        publisher_id bigint not null references users,
        published_at timestamptz not null
      )`.execute(db);
    await sql`create index custom_page_versions_newest
      on custom_page_versions (custom_page_id, published_at desc, id desc)`.execute(db);
    // The files of the draft, and of each version: none of them may be deleted.
    await sql`
      create table custom_page_files (
        custom_page_id bigint not null references custom_pages on delete cascade,
        blob_id bigint not null references blobs on delete restrict,
        primary key (custom_page_id, blob_id)
      )`.execute(db);
    await sql`create index custom_page_files_blob on custom_page_files (blob_id)`.execute(db);
    await sql`
      create table custom_page_version_files (
        version_id bigint not null references custom_page_versions on delete cascade,
        blob_id bigint not null references blobs on delete restrict,
        primary key (version_id, blob_id)
      )`.execute(db);
    await sql`create index custom_page_version_files_blob on custom_page_version_files (blob_id)`.execute(db);
  },
};
