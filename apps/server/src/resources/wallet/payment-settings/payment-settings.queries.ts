import type { PaymentSettings, PaymentSettingsUpdate } from '@platen/model/wallet/payment-settings';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    payment_settings: PaymentSettingsTable;
  }
}

interface PaymentSettingsTable {
  id: Generated<number>;
  offline_instructions: string;
  updated_at: Generated<string>;
}

/** The single row, created by its migration. */
export function getPaymentSettings(db: Db): Promise<PaymentSettings> {
  return db.selectFrom('payment_settings').select(['offline_instructions', 'updated_at']).executeTakeFirstOrThrow();
}

export async function updatePaymentSettings(db: Db, update: PaymentSettingsUpdate): Promise<void> {
  await db
    .updateTable('payment_settings')
    .set({ ...update, updated_at: sql<string>`now()` })
    .execute();
}
