import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { type Config, keyFor } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Store } from '../store/store.ts';

declare module '../database/database.ts' {
  interface Database {
    /** Fingerprints of what all processes on this database must share. */
    installation_fingerprints: { name: 'secret' | 'store'; fingerprint: string };
  }
}

/** An object in the store that contains the store's id. */
const storeIdKey = 'installation.id';

const wrongSecretMessage =
  'this process has another secret than the others on this database: set PLATEN_SECRET to theirs. Codes, upload links ' +
  'and stored answers of the one would be worthless to the other (docs/running.md, “Several processes”, says how to change it)';

/**
 * Compares the secret of this process with that of the first process on this database. A process with a different
 * secret or store appears to work, but its upload links and repeated requests fail in the other processes.
 */
export async function checkSecret(db: Db, config: Pick<Config, 'secret'>): Promise<void> {
  const fingerprint = fingerprintOf(config);
  if ((await findOrInsertFingerprint(db, 'secret', fingerprint)) !== fingerprint)
    throw new StartupError(wrongSecretMessage);
}

/** The same without storing anything, for a database that may not be migrated yet. */
export async function checkSecretUnchanged(db: Db, config: Pick<Config, 'secret'>): Promise<void> {
  // Named `installation_marks` up to release 0.1.0.
  const { rows: tables } = await sql<{ name: string | null }>`
    select coalesce(to_regclass('installation_fingerprints'), to_regclass('installation_marks'))::text as name`.execute(
    db,
  );
  const table = tables[0]?.name;
  if (!table) return;
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from ${sql.table(table)} where name = 'secret'`.execute(db);
  if (rows[0] && rows[0].fingerprint !== fingerprintOf(config)) throw new StartupError(wrongSecretMessage);
}

/** From now on, processes must have this secret. */
export async function replaceSecretFingerprint(db: Db, config: Pick<Config, 'secret'>): Promise<void> {
  await db
    .updateTable('installation_fingerprints')
    .set({ fingerprint: fingerprintOf(config) })
    .where('name', '=', 'secret')
    .execute();
}

function fingerprintOf(config: Pick<Config, 'secret'>): string {
  return keyFor(config, 'fingerprint').toString('hex');
}

/** The same for the store. An unavailable store does not stop the process, because everything but files works. */
export async function checkStore(db: Db, store: Store, log: FastifyBaseLogger): Promise<void> {
  const isAvailable = await readStoreId(store).then(
    () => true,
    (error: unknown) => log.warn({ err: error }, 'store unavailable: could not check that it belongs to this database'),
  );
  if (!isAvailable) return;
  await db.transaction().execute(async (transaction) => {
    // Two processes that start at once on a new store would each write an id.
    await sql`select pg_advisory_xact_lock(hashtextextended('installation_fingerprints', 0))`.execute(transaction);
    const { storeId: stored } = await readStoreId(store);
    const storeId = stored ?? randomUUID();
    if ((await findOrInsertFingerprint(transaction, 'store', storeId)) !== storeId)
      throw new StartupError(wrongStoreMessage(store));
    if (stored === undefined) await writeStoreId(store, storeId);
  });
}

/** Marks a restored store as that of its database. */
export async function restoreStoreId(db: Db, store: Store): Promise<void> {
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from installation_fingerprints where name = 'store'`.execute(db);
  const { storeId } = await readStoreId(store);
  if (rows[0] && storeId === undefined) await writeStoreId(store, rows[0].fingerprint);
}

function wrongStoreMessage({ name }: Store): string {
  const where = name === 's3' ? 'the bucket and prefix in PLATEN_S3_*' : 'the folder “files” in PLATEN_DATA';
  return (
    `${where} is not the store of this database: its files are elsewhere. Name the store of the other processes, or ` +
    'bring its files here, all of them'
  );
}

async function readStoreId(store: Store): Promise<{ storeId: string | undefined }> {
  if (!(await store.head(storeIdKey))) return { storeId: undefined };
  return { storeId: (await text(await store.open(storeIdKey))).trim() };
}

async function writeStoreId(store: Store, storeId: string): Promise<void> {
  const bytes = Buffer.from(storeId);
  await store.put(storeIdKey, bytes, { byteSize: bytes.length, contentType: 'text/plain' });
}

/** Returns the stored fingerprint, and stores this one if there is none. */
async function findOrInsertFingerprint(db: Db, name: 'secret' | 'store', fingerprint: string): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    with inserted as (
      insert into installation_fingerprints (name, fingerprint) values (${name}, ${fingerprint})
      on conflict (name) do nothing returning fingerprint
    )
    select fingerprint from inserted union all select fingerprint from installation_fingerprints where name = ${name}
    limit 1`.execute(db);
  return rows[0]?.fingerprint ?? findOrInsertFingerprint(db, name, fingerprint);
}
