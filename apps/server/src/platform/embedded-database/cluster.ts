import { randomBytes } from 'node:crypto';
import {
  appendFile,
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import { type Account, canWriteIn, chooseAccount, isAlive, run } from './processes.ts';
import { findPrograms, makeSystemDir, type Programs, systemDir } from './programs.ts';

/** PostgreSQL's initialized data folder, with everything needed to run it. */
export interface Cluster {
  dir: string;
  account: Account | undefined;
  programs: Programs;
  password: string;
}

export const superuser = 'platen';

const clusterPathOf = (dataDir: string): string => join(dataDir, 'postgres');

/** Where the cluster of a data folder is, or where it has to be created, and who runs it with which programs. */
export async function findClusterPlace(dataDir: string): Promise<Omit<Cluster, 'password'>> {
  const path = clusterPathOf(dataDir);
  const dir = await resolveLink(path);
  const account = await chooseAccount(dir, dataDir);
  const programs = await findPrograms(account);
  const isElsewhere = account && !(await isInitialized(dir)) && !(await canHost(account, dirname(dir)));
  return { dir: isElsewhere ? await relocate(path) : dir, account, programs };
}

/** Removes a cluster that is not running, wherever it is. */
export async function removeCluster(dataDir: string): Promise<void> {
  const path = clusterPathOf(dataDir);
  await rm(await resolveLink(path), { recursive: true, force: true });
  await rm(path, { recursive: true, force: true });
}

/** Opens the cluster of a data folder, and creates it if there is none. */
export async function openCluster(dataDir: string, log: (line: string) => void): Promise<Cluster> {
  const { dir, account, programs } = await findClusterPlace(dataDir);
  if (!(await isInitialized(dir))) {
    log(`creating the database in ${dir}`);
    await initialize(dir, account, programs);
  }
  if (account && !(await canWriteIn(account, dir))) {
    throw new StartupError(
      `PostgreSQL runs as "${account.name}" here, who cannot use ${dir}: give it to them (chown -R), and let them through its parent folders (chmod +x)`,
    );
  }
  return { dir, account, programs, password: await readPassword(dir) };
}

async function resolveLink(path: string): Promise<string> {
  return readlink(path).then(
    (target) => resolve(dirname(path), target),
    () => path,
  );
}

async function isInitialized(dir: string): Promise<boolean> {
  try {
    await stat(join(dir, 'PG_VERSION'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new StartupError(`the database folder ${dir} cannot be read: ${(error as Error).message}`);
  }
}

async function canHost(account: Account, parent: string): Promise<boolean> {
  const probe = join(parent, `.trial-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(probe, { mode: 0o700 });
    // Some mounts refuse chown, which makes them as unusable as a closed parent.
    await chown(probe, account.uid, account.gid);
    return await canWriteIn(account, probe);
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/**
 * Creates the cluster where its account can reach it, and a link in the data folder. The link identifies the cluster:
 * deleting the data folder gives a fresh database. Creating a link is atomic, so two concurrent first starts agree.
 */
async function relocate(path: string): Promise<string> {
  try {
    await makeSystemDir();
    await symlink(join(systemDir, randomBytes(8).toString('hex')), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartupError(`no folder for the database could be made in ${systemDir}: ${(error as Error).message}`);
    }
  }
  return resolveLink(path);
}

/** Created in a scratch folder and renamed: an interrupted initdb must not look like a database. */
async function initialize(dir: string, account: Account | undefined, programs: Programs): Promise<void> {
  await removeAbandoned(dir);
  const scratch = `${dir}.init-${process.pid}-${randomBytes(4).toString('hex')}`;
  const made = join(scratch, 'cluster');
  const passwordFile = join(scratch, 'password');
  try {
    await mkdir(scratch, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) {
      await chown(passwordFile, account.uid, account.gid);
      await chown(scratch, account.uid, account.gid);
    }
    const result = await run(account, programs.initdb, [
      `--pgdata=${made}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // The same characters and sort order on every platform and after every library upgrade.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    if (!result.ok) throw new StartupError(`initdb could not make ${dir}: ${reasonIn(result.output)}`);
    await appendFile(join(made, 'postgresql.conf'), "\ninclude_if_exists 'platen.conf'\n");
    await rename(passwordFile, join(made, 'platen.password'));
    await rename(made, dir);
  } catch (error) {
    // With two concurrent first starts, the one that renamed first has created the database for both.
    if (await isInitialized(dir)) return;
    if (error instanceof StartupError) throw error;
    throw new StartupError(`the database could not be created in ${dir}: ${(error as Error).message}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** After the reason, initdb says what it removes. */
function reasonIn(output: string): string {
  const lines = output.split('\n');
  return lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
}

/**
 * Removes scratch folders whose process has ended. Best effort: an initdb that outlived its process may still write
 * there.
 */
async function removeAbandoned(dir: string): Promise<void> {
  const prefix = `${basename(dir)}.init-`;
  const names = await readdir(dirname(dir)).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const makerPid = Number.parseInt(name.slice(prefix.length), 10);
    if (!isAlive(makerPid)) await rm(join(dirname(dir), name), { recursive: true, force: true }).catch(() => {});
  }
}

async function readPassword(dir: string): Promise<string> {
  const file = join(dir, 'platen.password');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartupError(`the database's password cannot be read: ${(error as Error).message}`);
  }
}
