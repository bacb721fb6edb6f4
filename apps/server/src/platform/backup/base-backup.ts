import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { isSegmentName, segmentsBetween, walRestoreName, walSpoolName } from '../embedded-database-wal.ts';
import { StartupError } from '../startup-error.ts';
import {
  type BaseFile,
  baseFileName,
  baseKeysName,
  type BaseManifest,
  baseManifestName,
  listBaseIds,
  readManifest,
} from './base-manifest.ts';
import type { BackupStorage } from './backup-storage.ts';
import { writeJson } from './json-objects.ts';
import { removeBase } from './retention.ts';
import { runInParallel } from './run-in-parallel.ts';

/** Any number that no other advisory lock of ours uses. */
const backupLock = 7301;

/** Folders whose content belongs to the running process; PostgreSQL needs them, but empty. */
const emptiedFolders = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Belongs to the running process, to this machine, or to the transport of the log. */
const omittedPattern =
  /^(?:postmaster\.(?:pid|opts)|server\.log(?:\.old)?|platen\.conf.*|backup_label.*|tablespace_map.*|.*\.signal)$/;
const omittedFolders = new Set([walSpoolName, walRestoreName]);
const temporaryPattern = /^(?:pgsql_tmp.*|pg_internal\.init.*)$/;

interface BaseBackupOptions {
  databaseUrl: string;
  dataDir: string;
  storage: BackupStorage;
  /** Saves the files that the database names now, and returns their keys. */
  saveFiles: () => Promise<readonly string[]>;
}

/**
 * Copies the files of a running embedded PostgreSQL between `pg_backup_start` and `pg_backup_stop`, with the part of the
 * log that makes the copy consistent. The log is read from the cluster itself, where a replication slot keeps it: a base
 * backup can be restored without the archive of the log.
 */
export async function takeBaseBackup(options: BaseBackupOptions): Promise<BaseManifest> {
  const { databaseUrl, dataDir, storage, saveFiles } = options;
  const session = new Client({ connectionString: databaseUrl, application_name: 'platen backup' });
  await session.connect();
  try {
    await acquireBackupLock(session);
    const systemIdentifier = await readSystemIdentifier(session);
    const { complete, incomplete } = await listBaseIds(storage);
    await assertOwnBackup(storage, complete.at(-1), systemIdentifier);
    for (const id of incomplete) await removeBase(storage, id);
    // Once before, to know what this backup needs, and once after, for what was uploaded meanwhile.
    const keys = await saveFiles();
    const startedAt = new Date().toISOString();
    const id = startedAt.replaceAll(':', '-');
    const cluster = await startBackup(session, id);
    const copied = await copyCluster(storage, id, cluster.dir);
    const stopped = await stopBackup(session);
    const label = await saveFile(storage, id, 'cluster', 'backup_label', Buffer.from(stopped.label));
    const segments: BaseFile[] = [];
    for (const name of segmentsBetween(cluster.firstSegment, stopped.lastSegment))
      segments.push(await saveFile(storage, id, 'wal', name, createReadStream(join(cluster.dir, 'pg_wal', name))));
    await saveFiles();
    await writeJson(storage, baseKeysName(id), keys);
    const secret = await readFile(join(dataDir, 'secret')).catch(() => undefined);
    const manifest: BaseManifest = {
      format: 1,
      id,
      startedAt,
      completedAt: stopped.completedAt,
      systemIdentifier,
      firstSegment: cluster.firstSegment,
      lastSegment: stopped.lastSegment,
      folders: copied.folders,
      files: [...copied.files, label],
      segments,
      ...(secret && { secret: await saveFile(storage, id, 'installation', 'secret', secret) }),
    };
    await writeJson(storage, baseManifestName(id), manifest);
    return manifest;
  } finally {
    await session.end();
  }
}

async function acquireBackupLock(session: Client): Promise<void> {
  const { rows } = await session.query<{ isLocked: boolean }>('select pg_try_advisory_lock($1) as "isLocked"', [
    backupLock,
  ]);
  if (!rows[0]?.isLocked) throw new StartupError('another backup of this database is running');
}

async function readSystemIdentifier(session: Client): Promise<string> {
  const { rows } = await session.query<{ id: string }>('select system_identifier::text as id from pg_control_system()');
  return rows[0]?.id ?? '';
}

/** The logs of two databases have the same names: in one folder, neither could be restored. */
async function assertOwnBackup(
  storage: BackupStorage,
  latestId: string | undefined,
  systemIdentifier: string,
): Promise<void> {
  if (latestId === undefined) return;
  if ((await readManifest(storage, latestId)).systemIdentifier !== systemIdentifier)
    throw new StartupError(`${storage.target.address} is the backup of another database: choose an empty folder`);
}

async function startBackup(session: Client, id: string): Promise<{ dir: string; firstSegment: string }> {
  // Temporary: it goes with this session, whatever happens, and does not keep the log forever.
  await session.query('select pg_create_physical_replication_slot($1, true, true)', [`platen_backup_${process.pid}`]);
  const { rows } = await session.query<{ dir: string; firstSegment: string }>(
    `select pg_walfile_name(pg_backup_start($1, true)) as "firstSegment", current_setting('data_directory') as dir`,
    [id],
  );
  const [started] = rows;
  if (!started || !isSegmentName(started.firstSegment)) throw new Error('PostgreSQL did not start the backup');
  return started;
}

async function stopBackup(session: Client) {
  const { rows } = await session.query<{ lastSegment: string; label: string; completedAt: Date }>(
    `select pg_walfile_name(lsn) as "lastSegment", labelfile as label, clock_timestamp() as "completedAt"
     from pg_backup_stop(false)`,
  );
  const [stopped] = rows;
  if (!stopped) throw new Error('PostgreSQL did not stop the backup');
  return { ...stopped, completedAt: stopped.completedAt.toISOString() };
}

/** Copies every file that is needed. PostgreSQL changes them meanwhile; replaying the log repairs that. */
async function copyCluster(storage: BackupStorage, id: string, dir: string) {
  const { folders, paths } = await listCluster(dir);
  const files: BaseFile[] = [];
  await runInParallel(paths, async (path) => {
    const body = createReadStream(join(dir, path));
    const file = await saveFile(storage, id, 'cluster', path, body).catch(ignoreMissing);
    if (file) files.push(file);
  });
  return { folders, files };
}

async function listCluster(dir: string): Promise<{ folders: string[]; paths: string[] }> {
  const folders: string[] = [];
  const paths: string[] = [];
  async function listFolder(folder: string): Promise<void> {
    for (const entry of await readdir(join(dir, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isOmitted(folder, entry.name)) continue;
      if (entry.isFile()) paths.push(path);
      if (!entry.isDirectory()) continue;
      folders.push(path);
      if (!emptiedFolders.has(path)) await listFolder(path);
    }
  }
  await listFolder('');
  return { folders, paths };
}

function isOmitted(folder: string, name: string): boolean {
  if (temporaryPattern.test(name)) return true;
  return folder === '' && (omittedPattern.test(name) || omittedFolders.has(name));
}

async function saveFile(
  storage: BackupStorage,
  id: string,
  part: 'cluster' | 'wal' | 'installation',
  path: string,
  body: Buffer | AsyncIterable<Buffer>,
): Promise<BaseFile> {
  const bytes: AsyncIterable<Buffer> = Buffer.isBuffer(body) ? Readable.from([body]) : body;
  return { path, ...(await storage.write(baseFileName(id, `${part}/${path}`), bytes)) };
}

/** A table that was dropped since its folder was listed. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
