import { Migrator, sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { migrations } from '../../../../migrations/index.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { migrationConnections } from '../../../platform/installation/migrate.ts';
import { createEmptyDatabase } from '../../../platform/testing/test-database.ts';
import { reserveSequences } from './webhook-deliveries.queries.ts';

/** The last migration before an event could be about something other than a form order. */
const formOrdersOnly = '0087-second-person';

it('continues the sequences of form orders across the migration, also while a server of the release before runs', async () => {
  const database = await createEmptyDatabase(inject('databaseServerUrl'));
  const { db, close } = openDatabase(
    () => database.url,
    () => undefined,
    migrationConnections,
  );
  /** The statement of release 0.1.0. */
  const reserveAsBefore = async (formOrderId: number, count: number) => {
    const { rows } = await sql<{ last_sequence: number }>`
      insert into webhook_sequences as known (form_order_id, last_sequence) values (${formOrderId}, ${count})
      on conflict (form_order_id) do update set last_sequence = known.last_sequence + excluded.last_sequence
      returning last_sequence`.execute(db);
    return rows[0]?.last_sequence;
  };
  const reserve = async (kind: 'form_order' | 'webhook', id: number, count: number) =>
    (await reserveSequences(db, [{ of: { kind, id }, count }]))[0]?.last_sequence;
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo(formOrdersOnly);
    expect(await reserveAsBefore(7, 3)).toBe(3);
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();

    expect(await reserve('form_order', 7, 2)).toBe(5);
    expect(await reserveAsBefore(7, 1)).toBe(6);
    expect(await reserve('form_order', 7, 1)).toBe(7);

    expect(await reserve('form_order', 8, 1), 'first numbered by this version').toBe(1);
    expect(await reserveAsBefore(8, 1)).toBe(2);
    expect(await reserveAsBefore(9, 1), 'first numbered by the release before').toBe(1);
    expect(await reserve('form_order', 9, 1)).toBe(2);

    expect(await reserve('webhook', 7, 1), 'a subject of another kind with the id of a form order').toBe(1);
    expect(await reserve('form_order', 7, 1)).toBe(8);
  } finally {
    await close();
    await database.drop();
  }
});
