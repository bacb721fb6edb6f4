import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSegmentName, walSpoolName } from '../embedded-database/wal.ts';
import { reasonOf, StartupError } from '../errors/startup-error.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { claimBackup, ForeignBackupError } from './backup-owner.ts';
import type { BackupStorage } from './backup-storage.ts';
import { walNameOf } from './wal-objects.ts';

/** Segments, history files and whatever else PostgreSQL hands over. */
const handedOverPattern = /^[0-9A-F]{8}[0-9A-F.a-z]*$/;
/** What is still being written. */
const incompletePattern = /\.(?:part|partial)$/;
const shipEveryMs = 1000;
/** A bucket that does not answer must not keep a server from starting. */
const claimTimeoutMs = 10_000;

/** Where the embedded database hands its log over. */
export function embeddedSpoolOf(dataDir: string): string {
  return join(dataDir, 'postgres', walSpoolName);
}

/** The names of what waits in a spool, the oldest first. */
async function listSpooled(spool: string): Promise<string[]> {
  const names = await readdir(spool).catch(() => []);
  return names.filter((name) => handedOverPattern.test(name) && !incompletePattern.test(name)).sort();
}

/** Moves what PostgreSQL has handed over into the backup, the oldest first. Safe to run twice at once. */
export async function shipWal(spool: string, storage: BackupStorage): Promise<void> {
  for (const name of await listSpooled(spool)) {
    const path = join(spool, name);
    let lastChangeAt: Date;
    try {
      lastChangeAt = (await stat(path)).mtime;
      if (await storage.has(walNameOf(name))) await assertSame(storage, name, path);
      else await storage.write(walNameOf(name), createReadStream(path));
    } catch (error) {
      // Another process has shipped it meanwhile.
      if (!(await stat(path).catch(() => undefined))) continue;
      throw error;
    }
    await rm(path, { force: true });
    if (isSegmentName(name)) await rememberSaved(spool, lastChangeAt);
  }
}

/** An empty file, whose time is that of the last change in the backup: setting it needs no space on a full disk. */
const savedUntilName = 'saved-until';

/** Changes before this time are in the backup. Undefined: none has been saved from this spool. */
export async function readSavedUntil(spool: string): Promise<Date | undefined> {
  return (await stat(join(spool, savedUntilName)).catch(() => undefined))?.mtime;
}

async function rememberSaved(spool: string, until: Date): Promise<void> {
  const known = await readSavedUntil(spool);
  if (known && known >= until) return;
  const path = join(spool, savedUntilName);
  if (!known) await writeFile(path, '');
  await utimes(path, until, until);
}

/** After a crash, PostgreSQL hands a segment over again. A different one means that two databases share a backup. */
async function assertSame(storage: BackupStorage, name: string, path: string): Promise<void> {
  const [here, there] = await Promise.all([digestOf(createReadStream(path)), digestOf(storage.read(walNameOf(name)))]);
  if (here !== there)
    throw new StartupError(
      `the backup in ${storage.target.address} has a different ${name}: is it that of another database?`,
    );
}

async function digestOf(body: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of body) hash.update(bytes);
  return hash.digest('hex');
}

interface WalShippingOptions {
  spool: string;
  storage: BackupStorage;
  /** Which database the log belongs to. */
  systemIdentifier: string;
  /** Called after each pass, for what else follows the log into the backup. */
  afterPass?: () => Promise<void>;
  onError: (reason: string) => void;
}

/**
 * Ships the log while the database runs. While the backup cannot be written, segments wait in the spool and use disk
 * space there; each new reason is reported once. It fails at once if the backup is that of another database.
 */
export async function startWalShipping(options: WalShippingOptions) {
  const { spool, storage, systemIdentifier, afterPass, onError } = options;
  const stopped = new AbortController();
  let lastReason: string | undefined;
  let isClaimed = false;

  async function claim(): Promise<void> {
    await claimBackup(storage, systemIdentifier);
    isClaimed = true;
  }

  async function passOnce(): Promise<void> {
    // It was away at the start, when nobody could tell whose it is.
    if (!isClaimed) await claim();
    await shipWal(spool, storage);
    await afterPass?.();
  }

  async function ship(): Promise<void> {
    const reason = await passOnce().then(() => undefined, reasonOf);
    if (reason !== undefined && reason !== lastReason) onError(reason);
    lastReason = reason;
  }

  async function shipUntilStopped(): Promise<void> {
    while (!stopped.signal.aborted) {
      await ship();
      await sleep(shipEveryMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  await withTimeout(claim(), claimTimeoutMs).catch((error: unknown) => {
    if (error instanceof ForeignBackupError) throw error;
  });
  const shipping = shipUntilStopped();
  return {
    /** Call it after the database has stopped: PostgreSQL hands over the rest of its log when it shuts down. */
    async stop(): Promise<void> {
      stopped.abort();
      await shipping;
      await ship();
    },
  };
}
