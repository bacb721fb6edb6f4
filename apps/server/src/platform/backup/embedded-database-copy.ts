import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { isSegmentName, segmentsBetween, walRestoreName, walSpoolName } from '../embedded-database/wal.ts';
import type { BackupStorage } from './backup-storage.ts';
import type { DatabaseCopy } from './base-backup.ts';
import { type BaseFile, saveBaseFile } from './base-manifest.ts';
import { runInParallel } from './run-in-parallel.ts';

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

/**
 * Copies the files of a running embedded PostgreSQL between `pg_backup_start` and `pg_backup_stop`, with the part of the
 * log that makes the copy consistent. The log is read from the cluster itself: a base backup can be restored without the
 * archive of the log.
 */
export async function copyEmbeddedDatabase(session: Client, storage: BackupStorage, id: string): Promise<DatabaseCopy> {
  const cluster = await startBackup(session, id);
  const copied = await copyCluster(storage, id, cluster.dir);
  const stopped = await stopBackup(session);
  const label = await saveBaseFile(storage, id, 'cluster/backup_label', Buffer.from(stopped.label));
  const segments: BaseFile[] = [];
  for (const name of segmentsBetween(cluster.firstSegment, stopped.lastSegment)) {
    const body = createReadStream(join(cluster.dir, 'pg_wal', name));
    segments.push({ ...(await saveBaseFile(storage, id, `wal/${name}`, body)), path: name });
  }
  return {
    completedAt: stopped.completedAt,
    firstSegment: cluster.firstSegment,
    lastSegment: stopped.lastSegment,
    folders: copied.folders,
    files: [...copied.files, { ...label, path: 'backup_label' }],
    segments,
  };
}

async function startBackup(session: Client, id: string): Promise<{ dir: string; firstSegment: string }> {
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
    const file = await saveBaseFile(storage, id, `cluster/${path}`, body).catch(ignoreMissing);
    if (file) files.push({ ...file, path });
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

/** A table that was dropped since its folder was listed. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
