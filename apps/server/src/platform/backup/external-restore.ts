import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Account, chooseAccount } from '../embedded-database/processes.ts';
import { walRecoverySettings, walRestoreName } from '../embedded-database/wal.ts';
import { StartupError } from '../errors/startup-error.ts';
import { privateFolder } from '../store/folder-files.ts';
import type { BackupStorage } from './backup-storage.ts';
import { type BaseManifest, baseFileName } from './base-manifest.ts';
import { findPostgresProgram } from './external-programs.ts';
import { findRestorePoint } from './restore-point.ts';
import { makeFolder, writeRestoredFile } from './restored-files.ts';
import { runInParallel } from './run-in-parallel.ts';

type ExternalBase = BaseManifest & { external: NonNullable<BaseManifest['external']> };

interface ExternalRestoreOptions {
  storage: BackupStorage;
  /** An empty folder, which becomes PostgreSQL's data folder. */
  dir: string;
  until: Date | undefined;
  log: (line: string) => void;
}

/** A data folder that recovers when PostgreSQL is started on it. */
export interface ExternalCluster {
  base: ExternalBase;
  /** The system user that owns it, if this one may not run PostgreSQL. */
  account: Account | undefined;
}

/** Writes a data folder for a PostgreSQL of the operator's own: base backup, log and the settings of the recovery. */
export async function writeExternalCluster(options: ExternalRestoreOptions): Promise<ExternalCluster> {
  const { storage, dir, until, log } = options;
  const { base, wal } = await findRestorePoint(storage, until);
  if (!isExternal(base))
    throw new StartupError('it is the backup of an embedded database: leave out --data and set PLATEN_DATA');
  log(`restoring the base backup of ${base.completedAt}`);
  const account = await chooseAccount(dir, dirname(dir));
  const walDir = join(dir, walRestoreName);
  for (const path of [dir, walDir]) await makeFolder(path, account);
  await chmod(dir, privateFolder);
  await extract(readPieces(storage, base), dir, account);
  log(`adding ${wal.length} files of the log`);
  await runInParallel(wal, ({ name, object }) => writeRestoredFile(join(walDir, name), storage.read(object), account));
  const settings = Object.entries(walRecoverySettings(until)).filter(([name]) => name !== 'hot_standby');
  const lines = settings.map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
  await appendFile(join(dir, 'postgresql.auto.conf'), `# For the recovery; not needed afterwards.\n${lines.join('')}`);
  await writeRestoredFile(join(dir, 'recovery.signal'), [], account);
  return { base, account };
}

function isExternal(base: BaseManifest): base is ExternalBase {
  return base.external !== undefined;
}

async function* readPieces(storage: BackupStorage, { id, external }: ExternalBase): AsyncGenerator<Buffer> {
  for (const piece of external.pieces) yield* storage.read(baseFileName(id, piece.path), piece);
}

async function extract(archive: AsyncIterable<Buffer>, dir: string, account: Account | undefined): Promise<void> {
  const child = spawn('tar', ['--extract', '--file=-', '--directory', dir], {
    ...(account && { uid: account.uid, gid: account.gid }),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const [messages, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
    pipeline(Readable.from(archive, { objectMode: false }), child.stdin),
  ]);
  if (code !== 0) throw new StartupError(`tar could not write ${dir}: ${messages.trim().split('\n').at(-1)}`);
}

interface RunningCluster {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a restored data folder for a check, reachable through a socket in a private folder only. Resolves when
 * the recovery is complete. Configuration files of the operator are not needed and not used.
 */
export async function startExternalCluster(dir: string, { base, account }: ExternalCluster): Promise<RunningCluster> {
  const program = await findPostgresProgram('postgres', base.external.majorVersion);
  // The path of a socket is limited to about 100 characters, which the data folder may exceed.
  const socketDir = await mkdtemp(join(tmpdir(), 'platen-verify-'));
  await makeFolder(socketDir, account);
  const accessFile = join(socketDir, 'access.conf');
  await writeRestoredFile(accessFile, [Buffer.from('local all all trust\n')], account);
  const configFile = join(socketDir, 'empty.conf');
  await writeRestoredFile(configFile, [], account);
  const settings = {
    config_file: configFile,
    hba_file: accessFile,
    listen_addresses: '',
    unix_socket_directories: socketDir,
    hot_standby: 'off',
    shared_preload_libraries: '',
    ssl: 'off',
    archive_mode: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program, ['-D', dir, ...args], {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: dir,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const messages = text(child.stderr);
  const ended = once(child, 'close');
  async function stop(): Promise<void> {
    child.kill('SIGINT');
    await ended;
    await rm(socketDir, { recursive: true, force: true });
  }
  const { user, database } = base.external;
  const url = `postgres://${encodeURIComponent(user)}@/${encodeURIComponent(database)}?host=${encodeURIComponent(socketDir)}`;
  while (!(await accepts(url))) {
    if (child.exitCode === null && child.signalCode === null) await sleep(200);
    else {
      await rm(socketDir, { recursive: true, force: true });
      const lines = (await messages).trim().split('\n');
      throw new StartupError(`PostgreSQL could not recover: ${lines.findLast((line) => /FATAL|PANIC/.test(line))}`);
    }
  }
  return { url, stop };
}

async function accepts(url: string): Promise<boolean> {
  const session = new Client({ connectionString: url });
  session.on('error', () => undefined);
  try {
    await session.connect();
    return true;
  } catch {
    return false;
  } finally {
    await session.end().catch(() => undefined);
  }
}
