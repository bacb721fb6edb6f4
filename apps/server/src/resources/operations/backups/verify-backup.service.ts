import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reportVerification } from '../../../platform/backup/backup-status.ts';
import { listBaseIds, readManifest } from '../../../platform/backup/base-manifest.ts';
import { startExternalCluster, writeExternalCluster } from '../../../platform/backup/external-restore.ts';
import { removeCluster } from '../../../platform/embedded-database/cluster.ts';
import { isAlive } from '../../../platform/embedded-database/processes.ts';
import { reasonOf } from '../../../platform/errors/startup-error.ts';
import { type BackupCheck, checkRestored, isFaultless, withRestoredDb } from './backup-checks.service.ts';
import { type RestoreRequest, restoreOrRemove } from './restore.service.ts';

/** Followed by the id of the process. */
const scratchPrefix = 'verify-';

/** A nightly verification reads one share of the files, so each file is read once a week. */
const shares = 7;
const dayMs = 24 * 3_600_000;

interface VerifyRequest extends Omit<RestoreRequest, 'until'> {
  /** Otherwise only the share of today is read, and the others are compared with the lists of the backup. */
  readsAllFiles: boolean;
}

/** Restores the latest state into a temporary folder, checks it, and leaves the result in the backup. */
export async function verifyBackup(request: VerifyRequest): Promise<BackupCheck[]> {
  const { storage, dataDir, readsAllFiles } = request;
  await removeAbandoned(dataDir);
  const scratch = join(dataDir, `${scratchPrefix}${process.pid}`);
  const checks = await restoreAndCheck({ ...request, dataDir: scratch }).catch((error: unknown): BackupCheck[] => [
    { part: 'restore', found: '', faults: [reasonOf(error)] },
  ]);
  await removeScratch(scratch);
  const report = { verifiedAt: new Date().toISOString(), isRestorable: isFaultless(checks), readsAllFiles, checks };
  await reportVerification(storage.target, report);
  return checks;
}

async function restoreAndCheck({ readsAllFiles, ...request }: VerifyRequest): Promise<BackupCheck[]> {
  const shareOfToday = Math.floor(Date.now() / dayMs) % shares;
  const database = await restoreScratch(request);
  try {
    return await withRestoredDb(database.url, (db) =>
      checkRestored(db, request.storage, async ({ key }, body) => {
        if (readsAllFiles || shareOf(key) === shareOfToday) await readToEnd(body);
      }),
    );
  } finally {
    await database.stop();
  }
}

/** Restores the newest base backup: into the embedded PostgreSQL, or into the installed one if it is not ours. */
async function restoreScratch(request: Omit<VerifyRequest, 'readsAllFiles'>) {
  const { storage, dataDir, log } = request;
  const latestId = (await listBaseIds(storage)).complete.at(-1);
  if (latestId === undefined || !(await readManifest(storage, latestId)).external)
    return restoreOrRemove({ ...request, until: undefined, isForUse: false });
  const dir = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  return startExternalCluster(dir, await writeExternalCluster({ storage, dir, until: undefined, log }));
}

function shareOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE() % shares;
}

/** The storage compares size and digest when the last byte was read. */
async function readToEnd(body: AsyncIterable<Buffer>): Promise<void> {
  for await (const _bytes of body);
}

/** A verification that was killed has left its folder. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(scratchPrefix) && !isAlive(Number(name.slice(scratchPrefix.length))))
      await removeScratch(join(dataDir, name));
}

async function removeScratch(scratch: string): Promise<void> {
  await removeCluster(scratch);
  await rm(scratch, { recursive: true, force: true });
}
