import type { LedgerDifference } from '@platen/model/wallet/ledger-checks';
import type { BackupStorage } from '../../../platform/backup/backup-storage.ts';
import { readFiles, type StoredObject } from '../../../platform/backup/stored-files.ts';
import { type Db, openDatabase } from '../../../platform/database/database.ts';
import { migrate, migrationConnections } from '../../../platform/installation/migrate.ts';
import { readSchemaState } from '../../../platform/installation/schema-compatibility.ts';
import { listStoredObjects } from '../../files/blobs/stored-objects.service.ts';
import { compareLedger } from '../../wallet/wallets/ledger-checks.service.ts';

/** What was found about one part of a restored installation. */
export interface BackupCheck {
  part: string;
  /** What is in order, in a few words. */
  found: string;
  /** One line for each thing that is not. */
  faults: string[];
}

/**
 * Checks a restored database and brings it to this build, as the next start would. Its files are read from the backup and
 * handed to `receive`.
 */
export async function checkRestored(
  db: Db,
  storage: BackupStorage,
  receive: (object: StoredObject, body: AsyncIterable<Buffer>) => Promise<void>,
): Promise<BackupCheck[]> {
  const { newer, faults } = await readSchemaState(db);
  if (faults.length > 0) return [{ part: 'migrations', found: '', faults: faults.map(otherVersionFault) }];
  const applied = await migrate(db);
  const known = newer.length > 0 ? `${newer.join(', ')} of a newer version, which this one works with` : 'all known';
  const { differences } = await compareLedger(db);
  const files = await readFiles(storage, listStoredObjects(db), receive);
  return [
    { part: 'migrations', found: `${known}, ${applied.length} applied`, faults: [] },
    { part: 'ledger', found: 'every balance is the sum of its entries', faults: differences.map(faultOf) },
    { part: 'files', found: `${files.count} files, ${files.byteSize} bytes`, faults: files.faults },
  ];
}

function otherVersionFault(fault: string): string {
  return `another version has made the backup, restore with that one: ${fault}`;
}

function faultOf(difference: LedgerDifference): string {
  return difference.kind === 'wallet'
    ? `the balance of user ${difference.user_id} is not the sum of their ledger entries`
    : `the entries of ledger transaction ${difference.transaction_id} do not add up to zero`;
}

export function isFaultless(checks: readonly BackupCheck[]): boolean {
  return checks.every(({ faults }) => faults.length === 0);
}

/** Opens a database that was restored. */
export async function withRestoredDb<T>(url: string, use: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    migrationConnections,
  );
  try {
    return await use(db);
  } finally {
    await close();
  }
}
