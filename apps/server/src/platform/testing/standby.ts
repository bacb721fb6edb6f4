import { chmod, chown, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findClusterPlace, openCluster } from '../embedded-database/cluster.ts';
import { startEmbeddedDatabase } from '../embedded-database/embedded-database.ts';
import { findPostmaster, launchPostmaster, stopPostmaster } from '../embedded-database/postmaster.ts';

export interface DatabasePair {
  primaryUrl: string;
  standbyUrl: string;
  stopStandby(): Promise<void>;
  stop(): Promise<void>;
}

const settings = { fsync: 'off', full_page_writes: 'off' };
const startTimeoutMs = 300_000;

/** A PostgreSQL of its own with a streaming standby, both with what `prepare` put into the first. */
export async function startDatabasePair(prepare: (url: string) => Promise<void>): Promise<DatabasePair> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-standby-'));
  // PostgreSQL does not run as root: the user it runs as must reach the folder.
  await chmod(folder, 0o755);
  const options = { dataDir: join(folder, 'primary'), log: () => undefined, settings };
  const first = await startEmbeddedDatabase(options);
  await prepare(first.url);
  // Stopped, so that a plain copy of its files is a base backup.
  await first.stop();
  const standbyDir = join(folder, 'standby');
  await copyCluster(options.dataDir, standbyDir);
  const primary = await startEmbeddedDatabase(options);
  const standby = await openCluster(standbyDir, () => undefined);
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  if (!(await launchPostmaster(standby, { ...settings, primary_conninfo: source }, startTimeoutMs)))
    throw new Error(`the standby in ${standby.dir} did not start`);
  const postmaster = await findPostmaster(standby);
  const standbyUrl = new URL(primary.url);
  standbyUrl.port = String(postmaster?.port);
  const stopStandby = () => stopPostmaster(standby);
  return {
    primaryUrl: primary.url,
    standbyUrl: standbyUrl.href,
    stopStandby,
    async stop() {
      await stopStandby();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function copyCluster(fromDataDir: string, toDataDir: string): Promise<void> {
  const { dir: from, account } = await findClusterPlace(fromDataDir);
  const to = join(toDataDir, 'postgres');
  await cp(from, to, { recursive: true });
  await writeFile(join(to, 'standby.signal'), '');
  await chmod(toDataDir, 0o755);
  await chmod(to, 0o700);
  if (!account) return;
  const entries = await readdir(to, { recursive: true });
  for (const entry of ['', ...entries]) await chown(join(to, entry), account.uid, account.gid);
}
