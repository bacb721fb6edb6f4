import { z } from 'zod';

export const offlineInstructionsLengthMax = 2000;

/** The payment settings that the factory's staff control. */
export const paymentSettingsSchema = z.object({
  /** The instructions for bank transfers that customers see. */
  offline_instructions: z.string(),
  updated_at: z.iso.datetime(),
});
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;

export const paymentSettingsUpdateSchema = z.strictObject({
  offline_instructions: z.string().trim().max(offlineInstructionsLengthMax),
});
export type PaymentSettingsUpdate = z.infer<typeof paymentSettingsUpdateSchema>;
