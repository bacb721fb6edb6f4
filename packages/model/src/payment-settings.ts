import { z } from 'zod';

export const offlineInstructionsLengthMax = 2000;

/** How customers pay the factory, as far as its people decide it. */
export const paymentSettingsSchema = z.object({
  /** What a customer has to know for a bank transfer, as it is shown to them. */
  offline_instructions: z.string(),
  updated_at: z.iso.datetime(),
});
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;

export const paymentSettingsUpdateSchema = z.strictObject({
  offline_instructions: z.string().trim().max(offlineInstructionsLengthMax),
});
export type PaymentSettingsUpdate = z.infer<typeof paymentSettingsUpdateSchema>;
