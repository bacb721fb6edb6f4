import { type Migration, sql } from 'kysely';

/** Files and their resized copies; tags; and what substring search needs. */
export const files: Migration = {
  async up(db) {
    // Substring search. Trigrams know nothing of two Chinese characters, which is most of what people type here,
    // so texts are indexed by their single characters and pairs.
    await sql`
      create function grams(text) returns text[] language sql immutable strict parallel safe as $$
        select coalesce(array_agg(distinct substr(lower($1), at, size)), '{}')
        from generate_series(1, length($1)) as at, (values (1), (2)) as sizes (size)
        where at + size - 1 <= length($1)
      $$`.execute(db);
    // The pairs of what is searched for, or its one character: all of them are in every text that contains it.
    await sql`
      create function search_grams(text) returns text[] language sql immutable strict parallel safe as $$
        select case when length($1) < 2 then array[lower($1)] else (
          select array_agg(distinct substr(lower($1), at, 2)) from generate_series(1, length($1) - 1) as at
        ) end
      $$`.execute(db);

    await sql`
      create table tags (
        id bigint generated always as identity primary key,
        name text not null unique check (name = btrim(name) and name <> '')
      )`.execute(db);
    await sql`create index tags_name_grams on tags using gin (grams(name))`.execute(db);

    // owner_id: the customer whose words these are; null on what everyone may see.
    await sql`
      create table taggings (
        taggable_type text not null,
        taggable_id bigint not null,
        tag_id bigint not null references tags,
        owner_id bigint references users,
        position int not null,
        primary key (taggable_type, taggable_id, tag_id)
      )`.execute(db);
    await sql`create index taggings_tag on taggings (tag_id, taggable_type, taggable_id)`.execute(db);
    await sql`create index taggings_owner on taggings (owner_id) where owner_id is not null`.execute(db);

    // How often a tag is used, kept by the database itself: counting a million taggings for every opened select
    // would be slow, and counts kept by callers drift.
    await sql`
      create table tag_counts (
        tag_id bigint not null references tags,
        taggable_type text not null,
        owner_id bigint references users,
        count bigint not null,
        unique nulls not distinct (tag_id, taggable_type, owner_id)
      )`.execute(db);
    await sql`create index tag_counts_owner on tag_counts (owner_id, taggable_type)`.execute(db);
    await sql`
      create function count_taggings() returns trigger language plpgsql as $$
        declare step int := case tg_op when 'INSERT' then 1 else -1 end;
        begin
          insert into tag_counts as counted (tag_id, taggable_type, owner_id, count)
          select tag_id, taggable_type, owner_id, step * count(*) from changed
          group by tag_id, taggable_type, owner_id
          order by tag_id -- in one order everywhere, or two transactions could wait for each other
          on conflict (tag_id, taggable_type, owner_id) do update set count = counted.count + excluded.count;
          return null;
        end
      $$`.execute(db);
    await sql`
      create trigger taggings_added after insert on taggings
      referencing new table as changed for each statement execute function count_taggings()`.execute(db);
    await sql`
      create trigger taggings_removed after delete on taggings
      referencing old table as changed for each statement execute function count_taggings()`.execute(db);

    // source_checksum: of what was uploaded, where the picture is kept in another form.
    // uploaded_at: the bytes have arrived and were checked. Until then content_type is what the client claims.
    await sql`
      create table blobs (
        id bigint generated always as identity primary key,
        key text not null unique,
        owner_id bigint references users,
        filename text not null,
        content_type text not null,
        byte_size bigint not null check (byte_size > 0),
        checksum text not null,
        source_checksum text,
        width int,
        height int,
        service_name text not null,
        uploaded_at timestamptz,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index blobs_created on blobs (created_at desc, id desc) where uploaded_at is not null`.execute(db);
    await sql`create index blobs_owner on blobs (owner_id, created_at desc, id desc)`.execute(db);
    await sql`create index blobs_announced on blobs (created_at) where uploaded_at is null`.execute(db);
    await sql`create index blobs_filename_grams on blobs using gin (grams(filename))`.execute(db);

    await sql`
      create table blob_copies (
        blob_id bigint not null references blobs on delete cascade,
        width int not null,
        quality int not null,
        key text not null,
        content_type text not null,
        byte_size bigint not null,
        created_at timestamptz not null default now(),
        primary key (blob_id, width, quality)
      )`.execute(db);
  },
};
