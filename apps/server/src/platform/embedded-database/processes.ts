import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { StartupError } from '../errors/startup-error.ts';

/** The system user that PostgreSQL runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

interface ProcessResult {
  ok: boolean;
  output: string;
}

/**
 * PostgreSQL refuses to run as root, so root starts it as another user; other users have no choice (undefined). The
 * owner of an existing cluster comes first, because only that user can read it.
 */
export async function chooseAccount(clusterDir: string, dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await readUsers();
  for (const path of [clusterDir, dataDir]) {
    const owner = await stat(path).catch(() => undefined);
    if (owner && owner.uid !== 0) {
      const name = users.find(({ uid }) => uid === owner.uid)?.name ?? `user ${owner.uid}`;
      return { name, uid: owner.uid, gid: owner.gid };
    }
  }
  const user = ['postgres', '_postgres', 'nobody'].flatMap((name) => users.filter((each) => each.name === name))[0];
  if (!user) throw new StartupError('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" here');
  return user;
}

async function readUsers(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/** Tested by writing, because modes, ACLs, mount options and user namespaces all matter. */
export async function canWriteIn(account: Account, dir: string): Promise<boolean> {
  const probe = await run(account, '/bin/sh', ['-c', 'cd "$0" && : > .probe && rm .probe', dir]);
  return probe.ok;
}

/**
 * Runs a program until it exits. A program that starts a daemon is run with `output: 'ignored'`: on Windows the daemon
 * inherits the pipes, and waiting for their end would mean waiting for the daemon.
 */
export function run(
  account: Account | undefined,
  program: string,
  args: string[],
  { output = 'kept' }: { output?: 'kept' | 'ignored' } = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const pipe = output === 'kept' ? 'pipe' : 'ignore';
    const child = spawn(program, args, {
      ...(account && { uid: account.uid, gid: account.gid }),
      // The account may not be able to read Node's working directory, and PostgreSQL fails in a directory that it
      // cannot read.
      cwd: process.platform === 'win32' ? undefined : '/',
      env: cleanEnvironment(),
      stdio: ['ignore', pipe, pipe],
      windowsHide: true,
    });
    let text = '';
    const append = (chunk: Buffer) => {
      text += chunk.toString();
    };
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output: text.trim() }));
  });
}

/** Whether a process with this id exists. It may be a different process that reused the id. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Without PGDATA, PGPORT and similar variables, which are meant for another database. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
