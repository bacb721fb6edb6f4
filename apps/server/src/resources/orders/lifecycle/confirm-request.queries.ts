import type { ConfirmHold } from '@platen/model/orders/form-orders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export async function setConfirmRequest(db: Db, id: number, userId: number): Promise<void> {
  await db
    .updateTable('form_orders')
    .set({
      confirm_requested_at: sql<string>`now()`,
      confirm_requested_by: userId,
      confirm_held_by: null,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function holdConfirmRequest(db: Db, id: number, heldBy: ConfirmHold): Promise<void> {
  await db
    .updateTable('form_orders')
    .set({ confirm_held_by: heldBy, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Drops the request, because the requester's account was frozen. @public */
export async function dropConfirmRequest(db: Db, id: number): Promise<void> {
  await db
    .updateTable('form_orders')
    .set({
      confirm_requested_at: null,
      confirm_requested_by: null,
      confirm_held_by: null,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** The requester; null if there is no request or it is held. @public */
export async function findConfirmRequesterId(db: Db, id: number): Promise<number | null> {
  const request = await db
    .selectFrom('form_orders')
    .select('confirm_requested_by')
    .where('id', '=', id)
    .where('confirm_held_by', 'is', null)
    .executeTakeFirst();
  return request?.confirm_requested_by ?? null;
}
