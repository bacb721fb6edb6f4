import { type Migration, sql } from 'kysely';

/** Where merchants' own servers want to be told, and what they were told. */
export const webhooks: Migration = {
  async up(db) {
    // secret: sealed with the server's key. It signs, so it cannot be kept as a hash.
    await sql`
      create table webhooks (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        url text not null,
        description text not null,
        events text[] not null,
        is_active boolean not null,
        secret bytea not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index webhooks_user on webhooks (user_id, created_at desc, id desc)`.execute(db);
    await sql`create index webhooks_created on webhooks (created_at desc, id desc)`.execute(db);

    await sql`
      create table webhook_deliveries (
        id bigint generated always as identity primary key,
        webhook_id bigint not null references webhooks on delete cascade,
        event text not null,
        payload jsonb not null,
        state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
        attempts int not null default 0,
        response_status int,
        response text not null default '',
        next_attempt_at timestamptz,
        delivered_at timestamptz,
        created_at timestamptz not null default now()
      )`.execute(db);
    for (const [name, columns] of [
      ['webhook', 'webhook_id, created_at desc, id desc'],
      ['created', 'created_at desc, id desc'],
      ['state', 'state, created_at desc, id desc'],
    ] as const)
      await sql`create index ${sql.ref(`webhook_deliveries_${name}`)} on webhook_deliveries (${sql.raw(columns)})`.execute(
        db,
      );
  },
};
