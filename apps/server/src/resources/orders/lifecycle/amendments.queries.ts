import type { AmendmentChange } from '@platen/model/orders/order-details';
import type { ReceiverField } from '@platen/model/orders/receiver-fields';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderTableRow } from './lifecycle.tables.ts';

interface NewAmendment {
  orderId: number;
  userId: number;
  changes: readonly AmendmentChange[];
  reason?: string;
}

/** Writes nothing if nothing changed. */
export async function insertAmendment(db: Db, { orderId, userId, changes, reason = '' }: NewAmendment): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('order_amendments')
    .values({ order_id: orderId, user_id: userId, changes: JSON.stringify(changes), reason })
    .execute();
  // Clients that poll for changes must find the order, even if only a parcel was corrected.
  await db.updateTable('orders').set({ updated_at: sql<string>`now()` }).where('id', '=', orderId).execute();
}

export async function setDesign(
  db: Db,
  id: number,
  { values, layer_diff }: Pick<OrderTableRow, 'values' | 'layer_diff'>,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      values: JSON.stringify(values),
      layer_diff: JSON.stringify(layer_diff),
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function setReceiver(
  db: Db,
  id: number,
  receiver: Partial<Record<ReceiverField, string | undefined>>,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ ...receiver, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setQuantity(db: Db, id: number, quantity: number, amountFen: number): Promise<void> {
  await db.updateTable('orders').set({ quantity, amount_fen: amountFen }).where('id', '=', id).execute();
}

/** References the pictures of a change, so that nobody deletes them before they are printed. */
export async function insertOrderFiles(db: Db, orderId: number, blobIds: readonly number[]): Promise<void> {
  if (blobIds.length === 0) return;
  await db
    .insertInto('order_files')
    .values([...new Set(blobIds)].map((blob_id) => ({ order_id: orderId, blob_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
