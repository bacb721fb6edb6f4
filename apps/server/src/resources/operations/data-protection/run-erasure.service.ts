import { createHash } from 'node:crypto';
import { fenToYuan } from '@platen/model/money/money';
import { type ErasurePlan, plannedOrdersMax } from '@platen/model/operations/data-protection';
import type { Db } from '../../../platform/database/database.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { lockCompany } from '../../accounts/companies/companies.queries.ts';
import { setFrozen } from '../../accounts/users/users.service.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { getBalance } from '../../wallet/wallets/wallets.queries.ts';
import * as orders from './erasable-orders.queries.ts';
import { addErased, type Erased, eraseAccount, eraseOrders, eraseRemnants, nothingErased } from './erase.service.ts';
import * as queries from './erasures.queries.ts';

/** Orders that are erased in one transaction: it holds their locks, and those of their files. */
const batchSize = 50;

/** Checks an erasure, or carries it out if it was confirmed. Interrupted, it continues with what is left. */
export async function runErasure(
  ctx: FileContext & Pick<JobContext, 'willRetry' | 'closing'>,
  id: number,
): Promise<void> {
  const erasure = await ctx.db.transaction().execute((db) => queries.lockErasure(db, id));
  if (!erasure) return;
  const target = targetOf(erasure);
  try {
    if (erasure.state === 'checking') await queries.setPlan(ctx.db, id, await makePlan(ctx, target));
    if (erasure.state === 'running') await carryOut(ctx, erasure, target);
  } catch (error) {
    if (!ctx.willRetry) await queries.setFailed(ctx.db, id);
    throw error;
  }
}

export function targetOf({
  kind,
  user_id,
  receiver_name,
  receiver_phone,
  system_nos,
}: Pick<
  queries.ErasureRow,
  'kind' | 'user_id' | 'receiver_name' | 'receiver_phone' | 'system_nos'
>): orders.ErasureTarget {
  if (kind === 'receiver') return { kind, name: receiver_name, phone: receiver_phone, userId: user_id };
  if (kind === 'account' && user_id !== null) return { kind, userId: user_id };
  return { kind: 'orders', systemNos: system_nos };
}

class RolledBackError extends Error {}

/**
 * Erases everything in a transaction that is rolled back: what a plan says and what happens later cannot differ. The
 * locks are those of shipped and ended orders, which nobody changes.
 */
async function makePlan(ctx: FileContext, target: orders.ErasureTarget): Promise<ErasurePlan> {
  const counts = await orders.countTargeted(ctx.db, target);
  const planned = await orders.listErasable(ctx.db, target, { afterId: 0, limit: plannedOrdersMax });
  const blocked = await orders.listBlocking(ctx.db, target, plannedOrdersMax);
  const erased = nothingErased();
  await rolledBack(ctx.db, async (db) => {
    const inTransaction = { ...ctx, db };
    for await (const batch of batches(db, target)) {
      addErased(erased, await eraseOrders(inTransaction, batch, { withDrafts: true }));
    }
    if (counts.blocking === 0) addErased(erased, await eraseRest(inTransaction, target));
  });
  return {
    orders: planned,
    orders_count: counts.erasable,
    blocked,
    blocked_count: counts.blocking,
    erased_count: counts.erased,
    rows: [...erased.rows].map(([table, count]) => ({ table, count })),
    files_count: erased.files.length,
    bytes: erased.files.reduce((sum, { byte_size }) => sum + byte_size, 0),
    shared_files_count: erased.sharedFilesCount,
    balance: target.kind === 'account' ? fenToYuan(await getBalance(ctx.db, target.userId)) : null,
  };
}

async function rolledBack(db: Db, run: (db: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await run(transaction);
      throw new RolledBackError();
    });
  } catch (error) {
    if (!(error instanceof RolledBackError)) throw error;
  }
}

async function* batches(db: Db, target: orders.ErasureTarget): AsyncGenerator<number[]> {
  let afterId = 0;
  for (;;) {
    const batch = await orders.listErasable(db, target, { afterId, limit: batchSize });
    const last = batch.at(-1);
    if (!last) return;
    yield batch.map(({ id }) => id);
    afterId = last.id;
  }
}

async function carryOut(
  ctx: FileContext & Pick<JobContext, 'closing'>,
  erasure: queries.ErasureRow,
  target: orders.ErasureTarget,
): Promise<void> {
  // Nothing is ordered from here on: this waits for what is being placed now.
  if (target.kind === 'account') await setFrozen(ctx.db, target.userId, true);
  const { blocking } = await orders.countTargeted(ctx.db, target);
  if (blocking > 0) return planAgain(ctx, erasure, target);
  for await (const batch of batches(ctx.db, target)) {
    ctx.closing?.throwIfAborted();
    await eraseAndRecord(ctx, erasure, (part) => eraseOrders(part, batch, { withDrafts: true }));
  }
  try {
    await eraseAndRecord(ctx, erasure, (part) => eraseLast(part, target));
  } catch (error) {
    if (error instanceof OrdersLeftError) return planAgain(ctx, erasure, target);
    throw error;
  }
  await finishErasure(ctx, erasure.id);
}

/** Somebody has ordered since the erasure was confirmed: it has to be looked at and confirmed again. */
async function planAgain(ctx: FileContext, { id }: queries.ErasureRow, target: orders.ErasureTarget): Promise<void> {
  await queries.setPlan(ctx.db, id, await makePlan(ctx, target));
}

class OrdersLeftError extends Error {}

/**
 * The account may have been unfrozen while its orders were erased, and a receiver may have got another parcel. Orders are counted
 * again where the rest goes, for an account under its lock, so that none is left with a name behind a certificate.
 */
async function eraseLast(ctx: FileContext, target: orders.ErasureTarget): Promise<Erased> {
  if (target.kind === 'account') await lockCompany(ctx.db, target.userId);
  const { erasable, blocking } = await orders.countTargeted(ctx.db, target);
  if (erasable + blocking > 0) throw new OrdersLeftError();
  return eraseRest(ctx, target);
}

function eraseRest(ctx: FileContext, target: orders.ErasureTarget): Promise<Erased> {
  if (target.kind === 'receiver') return eraseRemnants(ctx, target);
  return target.kind === 'account' ? eraseAccount(ctx, target.userId) : Promise.resolve(nothingErased());
}

/** Erases a part and records it for the certificate, both in one transaction; then the objects of its files. */
export async function eraseAndRecord(
  ctx: FileContext,
  { id, salt }: Pick<queries.ErasureRow, 'id' | 'salt'>,
  erase: (ctx: FileContext) => Promise<Erased>,
): Promise<Erased> {
  const erased = await ctx.db.transaction().execute(async (db) => {
    const part = await erase({ ...ctx, db });
    const files = part.files.map(({ id: fileId, checksum, byte_size }) => ({
      id: fileId,
      digest: saltedDigest(salt, checksum),
      byte_size,
    }));
    const keys = part.files.flatMap((file) => file.keys);
    await queries.recordErased(db, id, { orders: part.orders, rows: part.rows, files, keys });
    return part;
  });
  await deleteObjects(ctx, id);
  return erased;
}

/** Deletes the objects of erased files, also those that an interrupted run has left. */
async function deleteObjects({ platform, db }: FileContext, id: number): Promise<void> {
  for (const key of await queries.listObjects(db, id)) {
    await platform.store.delete(key);
    await queries.forgetObject(db, id, key);
  }
}

/** Nothing is certified before the last object is gone. */
export async function finishErasure(ctx: FileContext, id: number): Promise<void> {
  await deleteObjects(ctx, id);
  await queries.setDone(ctx.db, id);
}

export function saltedDigest(salt: string, checksum: string): string {
  return createHash('sha256').update(`${salt}${checksum}`).digest('hex');
}
