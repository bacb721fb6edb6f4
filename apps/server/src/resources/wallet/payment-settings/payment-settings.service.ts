import type { PaymentSettings, PaymentSettingsUpdate } from '@platen/model/wallet/payment-settings';
import type { Context } from '../../../platform/context.ts';
import * as queries from './payment-settings.queries.ts';

export function getPaymentSettings(ctx: Pick<Context, 'db'>): Promise<PaymentSettings> {
  return queries.getPaymentSettings(ctx.db);
}

export async function updatePaymentSettings(ctx: Context, update: PaymentSettingsUpdate): Promise<PaymentSettings> {
  await queries.updatePaymentSettings(ctx.db, update);
  return getPaymentSettings(ctx);
}
