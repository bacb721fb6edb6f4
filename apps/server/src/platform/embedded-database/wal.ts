import { statfsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How PostgreSQL hands over its write-ahead log (WAL), and how it gets it back in a recovery. Both go through folders
 * inside the cluster: commands of PostgreSQL run as its own user and in its own folder, so they need no path that this
 * user might not reach. Compressing, encrypting and moving to the backup is done by Platen itself.
 */

/** Segments that PostgreSQL has handed over and that no backup has yet. */
export const walSpoolName = 'wal_archive';
/** Segments for a recovery. */
export const walRestoreName = 'wal_restore';

const segmentBytes = 16 * 1024 * 1024;

/** Whether there is no room for another segment: PostgreSQL then ends, and does not start again. */
export function isWalDiskFull(dataDir: string): boolean {
  try {
    // The cluster may be a link to another disk.
    const { bavail, bsize } = statfsSync(join(dataDir, 'postgres'));
    return bavail * bsize < segmentBytes;
  } catch {
    return false;
  }
}

/** A segment is handed over after this time even if it is not full: what is younger can be lost. */
const archiveTimeoutS = 30;

const isWindows = process.platform === 'win32';

/**
 * Copied under another name, flushed and renamed: a file in the spool is complete. It keeps its time, which is that of the
 * last change in it (`copy` always does that).
 */
const archiveCommand = isWindows
  ? `(if not exist ${walSpoolName} mkdir ${walSpoolName}) && copy /b /y "%p" "${walSpoolName}\\%f.part" && move /y "${walSpoolName}\\%f.part" "${walSpoolName}\\%f"`
  : `mkdir -p ${walSpoolName} && cp -p "%p" "${walSpoolName}/%f.part" && sync "${walSpoolName}/%f.part" && mv "${walSpoolName}/%f.part" "${walSpoolName}/%f"`;

export const walArchiveSettings: Record<string, string> = {
  archive_mode: 'on',
  archive_command: archiveCommand,
  archive_timeout: `${archiveTimeoutS}s`,
};

/**
 * The settings of a recovery up to a time, or to the end of the log. Without hot standby, PostgreSQL accepts its first
 * connection when the recovery is complete, so that whoever waits for a connection waits for the recovery.
 */
export function walRecoverySettings(until: Date | undefined): Record<string, string> {
  return {
    restore_command: isWindows ? `copy /b /y "${walRestoreName}\\%f" "%p"` : `cp "${walRestoreName}/%f" "%p"`,
    hot_standby: 'off',
    // PostgreSQL reads this before it knows the names of time zones, “Z” among them.
    ...(until && {
      recovery_target_time: until.toISOString().replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  };
}

const segmentPattern = /^[0-9A-F]{24}$/;
/** Segments of 16 MiB, as initdb chooses: so many share the first 16 digits of their names. */
const segmentsPerLog = 256;

/** Whether a name is that of a complete segment; history files and partial segments have others. */
export function isSegmentName(name: string): boolean {
  return segmentPattern.test(name);
}

/** The position of a segment in the log. Segments of different timelines with one position are alternatives. */
export function segmentPosition(name: string): number {
  return Number.parseInt(name.slice(8, 16), 16) * segmentsPerLog + Number.parseInt(name.slice(16), 16);
}

/** The names of all segments of one timeline from the first to the last, inclusive. */
export function segmentsBetween(first: string, last: string): string[] {
  const count = segmentPosition(last) - segmentPosition(first) + 1;
  return Array.from({ length: count }, (_, index) => segmentName(first.slice(0, 8), segmentPosition(first) + index));
}

function segmentName(timeline: string, position: number): string {
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${timeline}${hex(Math.floor(position / segmentsPerLog))}${hex(position % segmentsPerLog)}`;
}
