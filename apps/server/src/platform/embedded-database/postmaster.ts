import { chmod, readFile, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { isAlive, run } from './processes.ts';

/** PostgreSQL's main process, as written in its pid file. */
export interface Postmaster {
  pid: number;
  port: number;
}

const stopTimeoutMs = 60_000;
const logLimitBytes = 10 * 1024 * 1024;

export const logFileOf = (cluster: Cluster): string => join(cluster.dir, 'server.log');
const pidFileOf = (cluster: Cluster): string => join(cluster.dir, 'postmaster.pid');
const settingsFileOf = (cluster: Cluster): string => join(cluster.dir, 'platen.conf');

/** The postmaster running on this cluster, whoever started it; a killed Node process leaves one behind. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const lines = (await readFile(pidFileOf(cluster), 'utf8').catch(() => '')).split('\n');
  const postmaster = { pid: Number(lines[0]), port: Number(lines[3]) };
  if (!postmaster.pid || !isAlive(postmaster.pid)) return undefined;
  if (await runsIn(postmaster.pid, cluster.dir)) return postmaster;
  await removeStalePidFile(cluster, postmaster.pid);
  return undefined;
}

/** After a reboot, the pid may belong to any process. A postmaster's working directory is its cluster. */
async function runsIn(pid: number, dir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return cwd === (await realpath(dir));
  }
  if (process.platform === 'win32') return true;
  const { output } = await run(undefined, 'ps', ['-p', `${pid}`, '-o', 'comm=']);
  return output.endsWith('postgres');
}

/** Removes a pid file that names another program's process; PostgreSQL would refuse to start because of it. */
export async function removeStalePidFile(cluster: Cluster, stalePid: number): Promise<void> {
  const text = await readFile(pidFileOf(cluster), 'utf8').catch(() => '');
  // Read again, because a postmaster shuts down if its own pid file is removed.
  if (Number(text.split('\n')[0]) === stalePid) await rm(pidFileOf(cluster), { force: true });
}

/** Starts PostgreSQL. Returns false if it did not start; its log says why. */
export async function launchPostmaster(
  cluster: Cluster,
  settings: Record<string, string>,
  timeoutMs: number,
): Promise<boolean> {
  await writeSettings(cluster, { ...settings, port: String(await choosePort(cluster)) });
  await limitLog(cluster);
  // pg_ctl starts the postmaster in a separate session, so that Ctrl-C at the terminal, which goes to Node's whole
  // process group, does not stop the database under running requests.
  const started = await run(
    cluster.account,
    cluster.programs.pgCtl,
    ['start', '--pgdata', cluster.dir, '--log', logFileOf(cluster), '--wait', '--timeout', `${timeoutMs / 1000}`],
    { output: 'ignored' },
  );
  return started.ok;
}

/** Shuts PostgreSQL down cleanly: sessions are ended and everything is written to disk. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    if (!(await findPostmaster(cluster))) return;
    await run(
      cluster.account,
      cluster.programs.pgCtl,
      ['stop', '--pgdata', cluster.dir, '--mode', mode, '--wait', '--timeout', `${stopTimeoutMs / 1000}`],
      { output: 'ignored' },
    );
  }
}

/** The last error in PostgreSQL's log, for the message about a failed start. A "shut down" line often follows it. */
export async function lastLogError(cluster: Cluster): Promise<string> {
  const log = await readFile(logFileOf(cluster), 'utf8').catch(() => '');
  const lines = log.trim().split('\n').slice(-10);
  // Without its time and process, so that the same reason is the same text at each attempt.
  const reason = lines.map((line) => /(?:FATAL|PANIC):.*/.exec(line)?.[0]).findLast((found) => found !== undefined);
  return reason ?? (lines.at(-1) || 'the file is empty');
}

/** Rewritten at each start, so that a database created by an older version gets the current settings. */
async function writeSettings(cluster: Cluster, settings: Record<string, string>): Promise<void> {
  const sharedMb = Math.min(512, Math.max(32, Math.floor(totalmem() / 8 / 1024 / 1024)));
  const all: Record<string, string> = {
    cluster_name: 'platen',
    listen_addresses: '127.0.0.1',
    // No Unix socket: its path is limited to about 100 characters, which a data folder may exceed.
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: `${sharedMb}MB`,
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // A killed Node process must not keep row locks through a running statement. Windows does not support this check
    // and refuses to start with it.
    ...(process.platform !== 'win32' && { client_connection_check_interval: '2s' }),
    // After a crash, PostgreSQL syncs every file to disk. One by one, a thousand files take seconds.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...settings,
  };
  const lines = Object.entries(all).map(
    ([name, value]) => `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`,
  );
  const file = settingsFileOf(cluster);
  // Written to a new file and renamed: the folder belongs to another user, who could place a link there that root would
  // follow.
  const scratch = `${file}.${process.pid}`;
  await rm(scratch, { force: true });
  await writeFile(scratch, `# Written at each start.\n${lines.join('\n')}\n`, { flag: 'wx' });
  // Its folder is private; the account must be able to read it whatever root's umask is.
  await chmod(scratch, 0o644);
  await rename(scratch, file);
}

/** The previous port if it is free, so that connections saved in database tools keep working. */
async function choosePort(cluster: Cluster): Promise<number> {
  const settings = await readFile(settingsFileOf(cluster), 'utf8').catch(() => '');
  const last = Number(/^port = '(\d+)'$/m.exec(settings)?.[1] ?? 0);
  return bindOnce(last).catch(() => bindOnce(0));
}

function bindOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => {
      const bound = (server.address() as AddressInfo).port;
      server.close(() => resolve(bound));
    });
  });
}

async function limitLog(cluster: Cluster): Promise<void> {
  const file = logFileOf(cluster);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logLimitBytes) await rename(file, `${file}.old`);
}
