import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { isSegmentName } from '../embedded-database/wal.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { BackupStorage } from './backup-storage.ts';
import { listBaseIds, readManifest } from './base-manifest.ts';
import { listWal, walNameOf } from './wal-objects.ts';

/** Never encrypted: a process with another key has to learn that the backup is not its own, too. */
const ownerName = 'owner.json';

const ownerSchema = z.object({ systemIdentifier: z.string() });

/** Nothing may be written: the logs of two databases have the same names, and neither could be restored. */
export class ForeignBackupError extends StartupError {}

/** Which database it is: every cluster has its own number, and a restored one keeps it. */
export async function readSystemIdentifier(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`.execute(db);
  return rows[0]?.id ?? '';
}

/** Makes a backup that belongs to no database that of this one. */
export async function claimBackup(storage: BackupStorage, systemIdentifier: string): Promise<void> {
  const { target } = storage;
  await assertNotForeign(storage, systemIdentifier);
  if (await target.has(ownerName)) return;
  const owner: z.input<typeof ownerSchema> = { systemIdentifier };
  await target.write(ownerName, Readable.from([Buffer.from(JSON.stringify(owner))]));
}

/** Refuses the backup of another database. One that nobody has written into may be used by anyone. */
export async function assertNotForeign(storage: BackupStorage, systemIdentifier: string): Promise<void> {
  const owner = await findOwner(storage);
  if (owner !== undefined && owner !== systemIdentifier)
    throw new ForeignBackupError(
      `${storage.target.address} is the backup of another database: choose an empty folder for this one`,
    );
}

async function findOwner(storage: BackupStorage): Promise<string | undefined> {
  const { target } = storage;
  if (await target.has(ownerName))
    return ownerSchema.parse(JSON.parse(await text(Readable.from(await target.read(ownerName))))).systemIdentifier;
  // Backups from before there was this object say it in other places.
  const baseId = (await listBaseIds(storage)).complete.at(-1);
  if (baseId !== undefined) return (await readManifest(storage, baseId)).systemIdentifier;
  const segment = (await listWal(storage)).find(isSegmentName);
  return segment === undefined ? undefined : readSegmentOwner(storage, segment);
}

/** Where the header of a segment has the number of its cluster, in the byte order of all machines that we run on. */
const segmentOwnerOffset = 24;

async function readSegmentOwner(storage: BackupStorage, segment: string): Promise<string> {
  const end = segmentOwnerOffset + 8;
  let header = Buffer.alloc(0);
  for await (const bytes of storage.read(walNameOf(segment))) {
    header = Buffer.concat([header, bytes]);
    if (header.length >= end) return header.readBigInt64LE(segmentOwnerOffset).toString();
  }
  throw new StartupError(`${walNameOf(segment)} of the backup in ${storage.target.address} is damaged`);
}
