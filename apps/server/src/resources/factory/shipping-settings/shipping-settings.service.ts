import { countryOfTimeZone } from '@platen/model/factory/countries';
import {
  firstRequiredParts,
  type ShippingSettings,
  type ShippingUpdate,
} from '@platen/model/factory/shipping-settings';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import * as queries from './shipping-settings.queries.ts';

export function getShippingSettings(ctx: Pick<Context, 'db'>): Promise<ShippingSettings> {
  return queries.getShippingSettings(ctx.db);
}

/** Omitted fields stay unchanged. */
export async function updateShippingSettings(ctx: Context, update: ShippingUpdate): Promise<ShippingSettings> {
  const { shipping_methods, required_parts, home_country, overdue_hours } = await getShippingSettings(ctx);
  await queries.updateShippingSettings(ctx.db, {
    shipping_methods: update.shipping_methods ?? shipping_methods,
    required_parts: update.required_parts ?? required_parts,
    home_country: update.home_country ?? home_country,
    overdue_hours: update.overdue_hours ?? overdue_hours,
  });
  return getShippingSettings(ctx);
}

/**
 * Sets the default address rules with the first account: parcels start in the country of the factory's time zone. Older
 * installations keep theirs, which may be none.
 */
export async function setDefaultShippingRules(db: Db, timeZone: string): Promise<void> {
  const rules = await queries.getShippingSettings(db);
  const home_country = countryOfTimeZone(timeZone) ?? rules.home_country;
  await queries.setDefaultRules(db, { required_parts: firstRequiredParts, home_country });
}
