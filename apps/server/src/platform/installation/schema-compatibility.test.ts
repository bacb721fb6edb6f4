import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { declaredMigrations, undeclaredMigrations } from '../../../migrations/index.ts';
import type { Compatibility, DeclaredMigration, Release } from '../../../migrations/migration.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, migrationConnections } from './migrate.ts';
import { type Build, checkSchema, readSchemaState, thisBuild } from './schema-compatibility.ts';

let database: TestDatabase;
let opened: OpenDatabase;
const open = () =>
  openDatabase(
    () => database.url,
    () => undefined,
    2 * migrationConnections,
  );

beforeEach(async () => {
  database = await createTestDatabase(inject('databaseServerUrl'));
  opened = open();
});
afterEach(async () => {
  await opened.close();
  await database.drop();
});

/** A migration that adds a column of its own. */
function addColumn(column: string, compatibleWith: Compatibility): DeclaredMigration {
  return {
    compatibleWith,
    async up(db) {
      await sql`alter table form_orders add column ${sql.id(column)} text`.execute(db);
    },
  };
}

/** This build with further migrations: a newer one, or one of another branch. */
const withMore = (more: Build['migrations']): Build => ({
  ...thisBuild,
  migrations: { ...thisBuild.migrations, ...more },
});

/** Everything that a migration of an older build could have changed. */
async function readSchema() {
  const { rows } = await sql`
    select (select json_agg(m order by name) from kysely_migration m) as migrations,
      (select json_agg(c order by migration) from migration_compatibility c) as declarations,
      (select json_agg(json_build_array(table_schema, table_name, column_name) order by table_schema, table_name, column_name)
        from information_schema.columns where table_schema in ('public', 'pgboss')) as columns`.execute(opened.db);
  return rows;
}

const instruction = 'Start the version that has migrated it, or restore the backup from before the upgrade';

describe('a database that a newer build has migrated', () => {
  it('is left as it is by the release that its migrations are declared to work with', async () => {
    const newer = withMore({
      '9000-first': addColumn('first', thisBuild.release),
      '9001-second': addColumn('second', thisBuild.release),
    });
    expect(await migrate(opened.db, { build: newer })).toEqual(['9000-first', '9001-second']);
    const before = await readSchema();
    expect(await migrate(opened.db)).toEqual([]);
    expect(await readSchema()).toEqual(before);
    expect(await checkSchema(opened.db)).toEqual({
      pending: [],
      newer: ['9000-first', '9001-second'],
      faults: [],
      endsOlder: [],
    });
    // The newer one goes on from where it was.
    const newest = withMore({ ...newer.migrations, '9002-third': addColumn('third', thisBuild.release) });
    expect(await migrate(opened.db, { build: newest })).toEqual(['9002-third']);
  });

  it('is refused where a migration is declared to work with no older version', async () => {
    const reason = 'prices are stored in another unit';
    const newer = withMore({
      '9000-first': addColumn('first', thisBuild.release),
      '9001-prices': addColumn('unit', { noneBecause: reason }),
    });
    await migrate(opened.db, { build: newer });
    const before = await readSchema();
    const refusal = `version ${thisBuild.release} cannot use this database: no older version works after its migration 9001-prices: ${reason}. ${instruction}`;
    await expect(migrate(opened.db)).rejects.toThrow(refusal);
    await expect(checkSchema(opened.db)).rejects.toThrow(refusal);
    expect(await readSchema()).toEqual(before);
  });

  it('is refused by a release that is older than the one that it works with', async () => {
    const newer = withMore({ '9000-first': addColumn('first', '0.10.0') });
    await migrate(opened.db, { build: newer });
    const state = (release: Release) => readSchemaState(opened.db, { ...thisBuild, release });
    const faults = ['0.10.0 is the oldest version that works after 9000-first'];
    for (const release of ['0.1.0', '0.9.0', '0.9.11'] as const) expect((await state(release)).faults).toEqual(faults);
    for (const release of ['0.10.0', '0.10.1', '0.11.0', '1.0.0'] as const)
      expect((await state(release)).faults).toEqual([]);
  });

  it('is refused where a migration has declared nothing', async () => {
    await sql`insert into kysely_migration values ('9000-undeclared', now())`.execute(opened.db);
    await expect(migrate(opened.db)).rejects.toThrow('9000-undeclared does not say which older versions work after it');
    // As it was before there were declarations.
    await sql`drop table migration_compatibility`.execute(opened.db);
    await expect(migrate(opened.db)).rejects.toThrow('9000-undeclared does not say which older versions work after it');
  });

  it('is refused by a build of another branch, which applies none of its own migrations', async () => {
    await migrate(opened.db, { build: withMore({ '9001-there': addColumn('there', thisBuild.release) }) });
    const before = await readSchema();
    const other = withMore({ '9000-here': addColumn('here', thisBuild.release) });
    await expect(migrate(opened.db, { build: other })).rejects.toThrow(
      '9000-here of this version cannot be applied after 9001-there of another one',
    );
    expect(await readSchema()).toEqual(before);
  });

  it('is used by both when they start at the same time', async () => {
    const newer = withMore({ '9000-first': addColumn('first', thisBuild.release) });
    const other = open();
    const applied = await Promise.all([migrate(opened.db, { build: newer }), migrate(other.db)]);
    await other.close();
    expect(applied).toEqual([['9000-first'], []]);
    expect(await migrate(opened.db)).toEqual([]);
  });
});

describe('what a migration declares', () => {
  it('is stored together with what it changes, or not at all', async () => {
    const failing: DeclaredMigration = {
      compatibleWith: thisBuild.release,
      async up(db) {
        await sql`select 1 / 0`.execute(db);
      },
    };
    const newer = withMore({ '9000-first': addColumn('first', thisBuild.release), '9001-failing': failing });
    const before = await readSchema();
    await expect(migrate(opened.db, { build: newer })).rejects.toThrow('9001-failing failed: division by zero');
    expect(await readSchema()).toEqual(before);
  });

  it('is in every database for each migration since 0084, and for no one before', async () => {
    const { rows } = await sql<{ migration: string }>`
      select migration from migration_compatibility order by migration`.execute(opened.db);
    expect(rows.map(({ migration }) => migration)).toEqual(Object.keys(declaredMigrations));
    expect(Object.keys(undeclaredMigrations).at(-1)).toBe('0083-faster-grams');
  });

  it('names no release that there is not yet', async () => {
    expect(thisBuild.release).toMatch(/^\d+\.\d+\.\d+$/);
    // A release later than this one could not be rolled back to.
    const state = await readSchemaState(opened.db, { ...thisBuild, migrations: undeclaredMigrations });
    const withReason = Object.values(declaredMigrations).filter(
      ({ compatibleWith }) => typeof compatibleWith !== 'string',
    );
    expect(state.newer).toEqual(Object.keys(declaredMigrations));
    expect(state.faults).toHaveLength(withReason.length);
  });

  it('warns of processes that cannot go on, but not where there are none', async () => {
    const newer = withMore({ '9000-prices': addColumn('unit', { noneBecause: 'prices are stored in another unit' }) });
    const endsOlder = ['9000-prices (prices are stored in another unit)'];
    expect(await readSchemaState(opened.db, newer)).toMatchObject({ pending: ['9000-prices'], endsOlder, faults: [] });
    const empty = await createEmptyDatabase(inject('databaseServerUrl'));
    const { db, close } = openDatabase(
      () => empty.url,
      () => undefined,
      1,
    );
    const pending = Object.keys(newer.migrations);
    expect(await readSchemaState(db, newer)).toEqual({ pending, newer: [], faults: [], endsOlder: [] });
    await close();
    await empty.drop();
  });
});

// pg-boss changes its own schema and does not look whether an older one works with it. So a version of it with another schema
// comes with a migration, whose `compatibleWith` also answers for the queue; then this number is the new one.
it('has the job queue of the schema that the migrations answer for', async () => {
  const { rows } = await sql`select version from pgboss.version`.execute(opened.db);
  expect(rows).toEqual([{ version: 43 }]);
});
