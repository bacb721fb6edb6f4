import { sql } from 'kysely';
import { StartupError } from '../errors/startup-error.ts';
import type { Db } from './database.ts';

/** What the role may only read and add to. */
const appendOnlyTables = ['audit_entries', 'audit_seals'] as const;
/** What only the owner changes. */
const ownersTables = ['kysely_migration', 'kysely_migration_lock', 'migration_compatibility'] as const;

/**
 * Gives a role the rights that a server needs, and no others: it cannot change the schema, nor the audit log. To be run by the
 * owner of the tables after each migration, because new tables belong to the owner alone. The schema of the job queue becomes
 * the role's own, since pg-boss makes its tables itself.
 */
export async function grantApplicationRole(db: Db, role: string): Promise<void> {
  const found = await sql<{ is_owner: boolean }>`
    select rolname = current_user or rolsuper as is_owner from pg_roles where rolname = ${role}`.execute(db);
  const [row] = found.rows;
  if (!row) throw new StartupError(`the database has no role ${role}: create it first`);
  if (row.is_owner) throw new StartupError(`the role ${role} may do everything: use another one for the server`);
  const name = sql.id(role);
  await db.transaction().execute(async (transaction) => {
    await sql`grant usage on schema public to ${name}`.execute(transaction);
    await sql`grant select, insert, update, delete on all tables in schema public to ${name}`.execute(transaction);
    await sql`grant usage, select, update on all sequences in schema public to ${name}`.execute(transaction);
    await sql`grant execute on all functions in schema public to ${name}`.execute(transaction);
    for (const table of appendOnlyTables)
      await sql`revoke update, delete, truncate on ${sql.table(table)} from ${name}`.execute(transaction);
    for (const table of ownersTables)
      await sql`revoke insert, update, delete, truncate on ${sql.table(table)} from ${name}`.execute(transaction);
    await handOverJobs(transaction, role);
  });
}

/** Everything in the schema `pgboss` that is not the role's already. */
async function handOverJobs(db: Db, role: string): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter %s %s owner to %I', kind, identity, ${role}::text) as statement from (
      select 1 as position, 'schema' as kind, quote_ident(nspname) as identity, nspowner as owner from pg_namespace
      where nspname = 'pgboss'
      union all
      select 2, 'table', oid::regclass::text, relowner from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
      union all
      select 3, 'routine', oid::regprocedure::text, proowner from pg_proc where pronamespace = 'pgboss'::regnamespace
      union all
      select 4, 'type', oid::regtype::text, typowner from pg_type
      where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
    ) parts
    where pg_get_userbyid(owner) <> ${role}
    order by position`.execute(db);
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}
