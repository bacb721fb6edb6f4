import { type Migration, sql } from 'kysely';
import { migrations } from '../../../migrations/index.ts';
import type { Compatibility, DeclaredMigration, Release } from '../../../migrations/migration.ts';
import manifest from '../../../package.json' with { type: 'json' };
import type { Db } from '../database/database.ts';
import { StartupError } from '../errors/startup-error.ts';

declare module '../database/database.ts' {
  interface Database {
    /** What each migration has declared when it was applied; exactly one of the two. */
    migration_compatibility: { migration: string; oldest_release: string | null; reason: string | null };
  }
}

/** What decides whether a build and a database suit each other. */
export interface Build {
  /** Between two releases: the last one. */
  release: Release;
  migrations: Readonly<Record<string, Migration | DeclaredMigration>>;
}

export const thisBuild: Build = { release: manifest.version as Release, migrations };

/** A database as a build sees it. */
export interface SchemaState {
  /** The migrations that this build would apply. */
  pending: string[];
  /** The applied migrations that this build does not know: a newer one has migrated the database. */
  newer: string[];
  /** Why this build cannot use the database, one for each cause. */
  faults: string[];
  /** Of the pending migrations, why processes of older versions have to end before they are applied. */
  endsOlder: string[];
}

/**
 * Compares the applied migrations with those of a build. Only data of the database say whether a migration that the build does
 * not know suits it: that is how an older build starts again, after a crash in the middle of an upgrade or to roll it back.
 * Reads only, also from a database without any table.
 */
export async function readSchemaState(db: Db, build: Build = thisBuild): Promise<SchemaState> {
  const applied = await listApplied(db);
  const names = new Set(applied.map(({ name }) => name));
  const pending = Object.keys(build.migrations).filter((name) => !names.has(name));
  const newer = applied.filter(({ name }) => !Object.hasOwn(build.migrations, name));
  const faults = newer.flatMap((migration) => faultOf(migration, build.release) ?? []);
  if (newer.length > 0 && pending.length > 0)
    faults.push(`${pending.join(', ')} of this version cannot be applied after ${newer.at(-1)?.name} of another one`);
  const endsOlder = names.size === 0 ? [] : pending.flatMap((name) => reasonAgainstOlder(name, build) ?? []);
  return { pending, newer: newer.map(({ name }) => name), faults, endsOlder };
}

/** The same, and refuses a database that this build cannot use. */
export async function checkSchema(db: Db, build: Build = thisBuild): Promise<SchemaState> {
  const state = await readSchemaState(db, build);
  if (state.faults.length === 0) return state;
  throw new StartupError(
    `version ${build.release} cannot use this database: ${state.faults.join('; ')}. Start the version that has migrated ` +
      'it, or restore the backup from before the upgrade (docs/operations.md, “Upgrade and roll back”)',
  );
}

/** Stores what a migration declares, in its own transaction, for the builds that do not know it. */
export async function recordCompatibility(db: Db, migration: string, declared: Compatibility): Promise<void> {
  const values =
    typeof declared === 'string'
      ? { migration, oldest_release: declared, reason: null }
      : { migration, oldest_release: null, reason: declared.noneBecause };
  await db.insertInto('migration_compatibility').values(values).execute();
}

interface AppliedMigration {
  name: string;
  oldest_release: string | null;
  reason: string | null;
}

async function listApplied(db: Db): Promise<AppliedMigration[]> {
  const { rows: tables } = await sql<{ has_migrations: boolean; has_declarations: boolean }>`
    select to_regclass('kysely_migration') is not null as has_migrations,
      to_regclass('migration_compatibility') is not null as has_declarations`.execute(db);
  if (!tables[0]?.has_migrations) return [];
  const declarations = tables[0].has_declarations
    ? sql`migration_compatibility`
    : sql`(select null as migration, null as oldest_release, null as reason)`;
  const { rows } = await sql<AppliedMigration>`
    select name, oldest_release, reason from kysely_migration left join ${declarations} declared on migration = name
    order by name`.execute(db);
  return rows;
}

function faultOf({ name, oldest_release, reason }: AppliedMigration, release: Release): string | undefined {
  if (reason !== null) return `no older version works after its migration ${name}: ${reason}`;
  if (oldest_release === null) return `its migration ${name} does not say which older versions work after it`;
  if (isOlder(release, oldest_release)) return `${oldest_release} is the oldest version that works after ${name}`;
  return undefined;
}

function reasonAgainstOlder(name: string, build: Build): string | undefined {
  const migration = build.migrations[name];
  if (!migration || !('compatibleWith' in migration) || typeof migration.compatibleWith === 'string') return undefined;
  return `${name} (${migration.compatibleWith.noneBecause})`;
}

function isOlder(release: string, other: string): boolean {
  const parts = (version: string) => version.split('.').map(Number);
  const others = parts(other);
  const differing = parts(release)
    .map((part, index) => part - (others[index] ?? 0))
    .find((difference) => difference !== 0);
  return differing !== undefined && differing < 0;
}
