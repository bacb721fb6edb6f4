import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSegmentName, segmentPosition, walSpoolName } from '../embedded-database-wal.ts';
import { reasonOf, StartupError } from '../startup-error.ts';
import type { BackupStorage } from './backup-storage.ts';

/** Segments, history files and whatever else PostgreSQL hands over. */
const handedOverPattern = /^[0-9A-F]{8}[0-9A-F.a-z]*$/;
/** What is still being written. */
const incompletePattern = /\.(?:part|partial)$/;
const shipEveryMs = 1000;

/** The position in the log of whatever PostgreSQL hands over; undefined for what has none, a history file. */
export function walPosition(name: string): number | undefined {
  const segment = name.slice(0, 24);
  return isSegmentName(segment) ? segmentPosition(segment) : undefined;
}

export function walNameOf(segment: string): string {
  return `wal/${segment}.gz`;
}

/** The names of the segments and history files in a backup. */
export async function listWal(storage: BackupStorage): Promise<string[]> {
  const names = await storage.list('wal');
  return names.map((name) => name.slice('wal/'.length, -'.gz'.length));
}

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
    try {
      if (await storage.has(walNameOf(name))) await assertSame(storage, name, path);
      else await storage.write(walNameOf(name), createReadStream(path));
    } catch (error) {
      // Another process has shipped it meanwhile.
      if (!(await stat(path).catch(() => undefined))) continue;
      throw error;
    }
    await rm(path, { force: true });
  }
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
  /** Called after each pass, for what else follows the log into the backup. */
  afterPass?: () => Promise<void>;
  onError: (reason: string) => void;
}

/**
 * Ships the log while the database runs. While the backup cannot be written, segments wait in the spool and use disk
 * space there; each new reason is reported once.
 */
export function startWalShipping({ spool, storage, afterPass, onError }: WalShippingOptions) {
  const stopped = new AbortController();
  let lastReason: string | undefined;

  async function passOnce(): Promise<void> {
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
