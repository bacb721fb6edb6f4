import type { ShippingSettings } from '@platen/model/factory/shipping-settings';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    shipping_settings: ShippingSettingsTable;
  }
}

interface ShippingSettingsTable {
  id: Generated<number>;
  shipping_methods: ColumnType<ShippingSettings['shipping_methods'], string, string>;
  required_parts: ColumnType<ShippingSettings['required_parts'], string, string>;
  home_country: string;
  overdue_hours: Generated<number>;
  updated_at: Generated<string>;
}

/** The single row, created by its migration. */
export function getShippingSettings(db: Db): Promise<ShippingSettings> {
  return db
    .selectFrom('shipping_settings')
    .select(['shipping_methods', 'required_parts', 'home_country', 'overdue_hours', 'updated_at'])
    .executeTakeFirstOrThrow();
}

export async function updateShippingSettings(
  db: Db,
  { shipping_methods, required_parts, home_country, overdue_hours }: Omit<ShippingSettings, 'updated_at'>,
): Promise<void> {
  await db
    .updateTable('shipping_settings')
    .set({
      shipping_methods: JSON.stringify(shipping_methods),
      required_parts: JSON.stringify(required_parts),
      home_country,
      overdue_hours,
      updated_at: sql<string>`now()`,
    })
    .execute();
}

/** Does not set `updated_at`, because no person changed the settings. */
export async function setDefaultRules(
  db: Db,
  { required_parts, home_country }: Pick<ShippingSettings, 'required_parts' | 'home_country'>,
): Promise<void> {
  await db
    .updateTable('shipping_settings')
    .set({ required_parts: JSON.stringify(required_parts), home_country })
    .execute();
}
