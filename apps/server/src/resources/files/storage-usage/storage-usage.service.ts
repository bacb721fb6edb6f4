import {
  type CustomerStorage,
  largestCustomersMax,
  type StorageByKind,
  type StorageUsage,
  storageKinds,
} from '@platen/model/files/storage-usage';
import type { Context } from '../../../platform/context.ts';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import * as queries from './storage-usage.queries.ts';

/** In one transaction: whoever reads meanwhile sees the last measurement. */
export function measureStorage(ctx: FileContext): Promise<void> {
  return ctx.db.transaction().execute(queries.measure);
}

export async function getStorageUsage({ db }: Context): Promise<StorageUsage> {
  return {
    measured_at: await queries.findMeasuredAt(db),
    kinds: withEveryKind(await queries.listByKind(db)),
    customers: await queries.listLargestCustomers(db, largestCustomersMax),
  };
}

/** Of somebody without files, every kind is empty. */
export async function getStorageOf({ db }: Context, userId: number): Promise<CustomerStorage> {
  return {
    measured_at: await queries.findMeasuredAt(db),
    kinds: withEveryKind(await queries.listByKind(db, userId)),
  };
}

function withEveryKind(found: readonly StorageByKind[]): StorageByKind[] {
  return storageKinds.map((kind) => found.find((each) => each.kind === kind) ?? { kind, files_count: 0, bytes: 0 });
}
