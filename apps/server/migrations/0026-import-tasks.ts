import { type Kysely, sql } from 'kysely';

/**
 * Order sheets that are imported, and what the headers of merchants' own sheets mean. What a task has stored and ordered is
 * noted as it goes: whoever goes on with it does nothing twice.
 */
export const importTasks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table import_tasks (
        id bigint generated always as identity primary key,
        user_id bigint not null references users,
        import_processor text not null,
        target_kind text,
        mode text not null,
        status text not null default 'pending',
        progress_rate int not null default 0,
        attempts int not null default 0,
        file_blob_id bigint not null references blobs on delete restrict,
        error_file_blob_id bigint references blobs on delete restrict,
        errs jsonb not null default '[]',
        errs_count int not null default 0,
        headers jsonb not null default '[]',
        preview jsonb,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index import_tasks_created on import_tasks (created_at desc, id desc)`.execute(db);
    await sql`create index import_tasks_updated on import_tasks (updated_at desc, id desc)`.execute(db);
    await sql`create index import_tasks_user on import_tasks (user_id, created_at desc, id desc)`.execute(db);
    await sql`create index import_tasks_file on import_tasks (file_blob_id)`.execute(db);
    await sql`create index import_tasks_error_file on import_tasks (error_file_blob_id)
      where error_file_blob_id is not null`.execute(db);
    await sql`
      create table import_task_images (
        import_task_id bigint not null references import_tasks on delete cascade,
        reference_digest bytea not null,
        blob_id bigint not null references blobs on delete restrict,
        primary key (import_task_id, reference_digest)
      )`.execute(db);
    await sql`create index import_task_images_blob on import_task_images (blob_id)`.execute(db);
    await sql`
      create table import_task_form_orders (
        import_task_id bigint not null references import_tasks on delete cascade,
        form_order_id bigint not null references form_orders on delete cascade,
        primary key (import_task_id, form_order_id)
      )`.execute(db);
    await sql`create index import_task_form_orders_form_order on import_task_form_orders (form_order_id)`.execute(db);
    await sql`
      create table header_mappings (
        user_id bigint not null references users,
        header_set bytea not null,
        headers jsonb not null,
        mapping jsonb not null,
        updated_at timestamptz not null default now(),
        primary key (user_id, header_set)
      )`.execute(db);
  },
};
