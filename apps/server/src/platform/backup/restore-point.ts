import { isSegmentName, segmentPosition, segmentsBetween } from '../embedded-database/wal.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { BackupStorage } from './backup-storage.ts';
import { type BaseManifest, listBaseIds, readManifest } from './base-manifest.ts';
import { listPartialWal, partialNameOf } from './external-wal.ts';
import { listWal, walNameOf } from './wal-objects.ts';

/** What is needed to restore the state of one time. */
export interface RestorePoint {
  base: BaseManifest;
  /** Segments and history files of the archive that follow the base backup: their names, and what holds them. */
  wal: { name: string; object: string }[];
}

/** Finds the last base backup before a time, and the log from there on. */
export async function findRestorePoint(storage: BackupStorage, until: Date | undefined): Promise<RestorePoint> {
  const { complete } = await listBaseIds(storage);
  if (complete.length === 0) throw new StartupError(`there is no complete backup in ${storage.target.address}`);
  let next: BaseManifest | undefined;
  for (const id of complete.toReversed()) {
    const base = await readManifest(storage, id);
    if (until === undefined || new Date(base.completedAt) <= until)
      return { base, wal: await chooseWal(storage, base, until, next) };
    next = base;
  }
  throw new StartupError(
    `the backup in ${storage.target.address} begins at ${next?.completedAt}, which is after ${until?.toISOString()}`,
  );
}

/** The log after the next base backup began is younger than the time, so it is left out. */
async function chooseWal(
  storage: BackupStorage,
  base: BaseManifest,
  until: Date | undefined,
  next: BaseManifest | undefined,
): Promise<RestorePoint['wal']> {
  const first = segmentPosition(base.lastSegment) + 1;
  const last = next ? segmentPosition(next.lastSegment) : Number.POSITIVE_INFINITY;
  const names = await listWal(storage);
  const segments = names.filter((name) => {
    return isSegmentName(name) && segmentPosition(name) >= first && segmentPosition(name) <= last;
  });
  // Without a time, PostgreSQL would take a gap for the end of the log and silently restore an old state.
  if (until === undefined) assertNoGap(base, segments);
  const whole = [...names.filter((name) => name.endsWith('.history')), ...segments];
  const end = Math.max(first - 1, ...segments.map(segmentPosition));
  // Of the segment after the last whole one, the part that was written; later ones could not be reached.
  const partial = (await listPartialWal(storage)).filter((name) => segmentPosition(name) === end + 1);
  return [
    ...whole.map((name) => ({ name, object: walNameOf(name) })),
    ...partial.map((name) => ({ name, object: partialNameOf(name) })),
  ];
}

function assertNoGap(base: BaseManifest, segments: readonly string[]): void {
  const positions = new Set(segments.map(segmentPosition));
  const lastName = segments.toSorted((one, other) => segmentPosition(one) - segmentPosition(other)).at(-1);
  if (lastName === undefined) return;
  const missing = segmentsBetween(base.lastSegment, lastName)
    .slice(1)
    .find((name) => !positions.has(segmentPosition(name)));
  if (missing === undefined) return;
  throw new StartupError(
    `the log in the backup has a gap: ${missing} is missing. Take a new base backup, or restore a time before it (--until)`,
  );
}
