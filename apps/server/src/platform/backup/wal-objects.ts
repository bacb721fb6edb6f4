import { isSegmentName, segmentPosition } from '../embedded-database/wal.ts';
import type { BackupStorage } from './backup-storage.ts';

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
