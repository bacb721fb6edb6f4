import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { openFolderStore } from '../store/folder-store.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { checkSecret, checkStore } from './installation-fingerprints.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;
let folder = '';
const log = pino({ level: 'silent' });
const storeAt = (name: string) => openFolderStore(join(folder, name), Buffer.from('upload secret'));

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServerUrl'));
  opened = openDatabase(
    () => database.url,
    () => undefined,
    4,
  );
  folder = await mkdtemp(join(tmpdir(), 'platen-marks-'));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('lets only processes with the first secret start', async () => {
  await checkSecret(opened.db, { secret: 'the secret of all' });
  await checkSecret(opened.db, { secret: 'the secret of all' });
  await expect(checkSecret(opened.db, { secret: 'one of its own' })).rejects.toThrow(
    'this process has another secret than the others on this database: set PLATEN_SECRET to theirs',
  );
});

it('lets only processes with the first store start, even concurrently', async () => {
  const store = await storeAt('shared');
  await Promise.all(Array.from({ length: 4 }, () => checkStore(opened.db, store, log)));
  await checkStore(opened.db, await storeAt('shared'), log);
  await expect(checkStore(opened.db, await storeAt('own'), log)).rejects.toThrow('is not the store of this database');
});

it('lets a process start while the store is unavailable', async () => {
  const store = { ...(await storeAt('own')), head: () => Promise.reject(new Error('no answer')) };
  await expect(checkStore(opened.db, store, log)).resolves.toBeUndefined();
});
