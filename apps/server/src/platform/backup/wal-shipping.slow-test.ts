import { chmod, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Config, parseRestoreConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database/embedded-database.ts';
import { assertNotForeign, claimBackup, ForeignBackupError, readSystemIdentifier } from './backup-owner.ts';
import { readLogStatus } from './backup-status.ts';
import { openBackup } from './open-backup.ts';
import { embeddedSpoolOf, shipWal, startWalShipping } from './wal-shipping.ts';

/** Far below the five minutes after which PostgreSQL makes its first checkpoint, also on a busy machine. */
const patience = { timeout: 60_000, interval: 200 };

let root: string;
let dataDir: string;
let database: EmbeddedDatabase | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'platen-shipping-'));
  // When started as root, PostgreSQL runs as another user, who must be able to enter this folder.
  await chmod(root, 0o755);
  dataDir = join(root, 'data');
});
afterEach(stop);
afterAll(() => rm(root, { recursive: true, force: true }));

async function start(): Promise<void> {
  const settings = { fsync: 'off', archive_timeout: '1s' };
  database = await startEmbeddedDatabase({ dataDir, log: () => undefined, archivesWal: true, settings });
}

async function stop(): Promise<void> {
  await database?.stop();
  database = undefined;
}

async function query<Row>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: database?.url });
  // The test of a crash kills the connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Makes a change, and returns the name of the segment that has it and the time after the change. */
async function change(): Promise<{ segment: string; at: Date }> {
  await query('create table if not exists changes (id int); insert into changes values (1)');
  const [row] = await query<{ segment: string; at: Date }>(
    'select pg_walfile_name(pg_current_wal_lsn() - 1) as segment, clock_timestamp() as at',
  );
  if (!row) throw new Error('PostgreSQL did not say where it writes');
  return row;
}

const listSpool = () => readdir(embeddedSpoolOf(dataDir)).catch((): string[] => []);

/** Makes a change, and returns its segment once PostgreSQL has handed it over. */
async function changeAndHandOver(): Promise<string> {
  const { segment } = await change();
  await vi.waitFor(async () => {
    // PostgreSQL starts the process that copies the log at most every ten seconds, and looks at it for each connection.
    await query('select 1');
    expect(await listSpool()).toContain(segment);
  }, patience);
  return segment;
}

it('gets a change within the archive timeout, after every kind of start', { timeout: 240_000 }, async () => {
  const handedOver: string[] = [];
  await start();
  handedOver.push(await changeAndHandOver());
  await stop();
  await start();
  handedOver.push(await changeAndHandOver());

  // PostgreSQL ends all its processes when one of them crashes, and starts again by itself.
  const [backend] = await query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name like 'platen owner%'",
  );
  process.kill(backend?.pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => query('select 1'), patience);
  handedOver.push(await changeAndHandOver());
  expect(await listSpool()).toEqual(expect.arrayContaining(handedOver));
});

it('tells until when changes are saved, also while the backup is away', { timeout: 240_000 }, async () => {
  const backupDir = join(root, 'backup');
  const config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backup'> = {
    ...parseRestoreConfig({ PLATEN_BACKUP_TO: backupDir }, { parts: {} }),
    dataDir,
    databaseUrl: undefined,
  };
  await start();
  const opened = openDatabase(
    () => database?.url ?? '',
    () => undefined,
    1,
  );
  const readStatus = (db: Db = opened.db) => readLogStatus(db, config);
  const storage = await openBackup(backupDir, config);
  const first = await change();
  expect((await readStatus()).savedUntil?.getTime() ?? 0).toBeLessThan(first.at.getTime());
  await vi.waitFor(async () => {
    await shipWal(embeddedSpoolOf(dataDir), storage);
    expect((await readStatus()).savedUntil?.getTime()).toBeGreaterThanOrEqual(first.at.getTime() - clockStepMs);
  }, patience);

  await rm(backupDir, { recursive: true });
  await writeFile(backupDir, 'a file where the folder was');
  const second = await change();
  await vi.waitFor(async () => expect(await listSpool()).toContain(second.segment), patience);
  const reasons: string[] = [];
  const shipping = await startWalShipping({
    spool: embeddedSpoolOf(dataDir),
    storage,
    systemIdentifier: await readSystemIdentifier(opened.db),
    onError: (reason) => reasons.push(reason),
  });
  await vi.waitFor(() => expect(reasons).not.toEqual([]), patience);
  await shipping.stop();
  const status = await readStatus();
  expect(status.savedUntil?.getTime()).toBeLessThan(second.at.getTime());
  expect(status.waitingBytes).toBeGreaterThan(0);
  await opened.close();
});

it('knows whose backup it is, also of one from before that was stored', { timeout: 240_000 }, async () => {
  const backupDir = join(root, 'owned');
  await start();
  const opened = openDatabase(
    () => database?.url ?? '',
    () => undefined,
    1,
  );
  const own = await readSystemIdentifier(opened.db);
  await opened.close();
  const storage = await openBackup(backupDir, parseRestoreConfig({}, { parts: {} }));
  // Nobody has written into it.
  await assertNotForeign(storage, 'another');
  await changeAndHandOver();
  await shipWal(embeddedSpoolOf(dataDir), storage);
  await expect(claimBackup(storage, 'another')).rejects.toThrow(ForeignBackupError);
  expect(await readdir(backupDir)).not.toContain('owner.json');

  await claimBackup(storage, own);
  await claimBackup(storage, own);
  // Without a log of its own, what was stored decides.
  await rename(join(backupDir, 'wal'), join(root, 'moved'));
  await assertNotForeign(storage, own);
  const shipping = startWalShipping({
    spool: embeddedSpoolOf(dataDir),
    storage,
    systemIdentifier: 'another',
    onError: () => undefined,
  });
  await expect(shipping).rejects.toThrow(`${backupDir} is the backup of another database: choose an empty folder`);
});

/** File systems keep the time of the last change as the system's clock showed it at its last tick. */
const clockStepMs = 10;
