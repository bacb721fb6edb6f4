import { z } from 'zod';

/** How long an old secret may go on working after it was replaced. */
const overlapHoursMax = 30 * 24;

/** For the secret of an API key or of a webhook. */
export const secretRotationSchema = z.strictObject({
  /** With 0 the old secret stops working immediately. */
  overlap_hours: z.int().min(0).max(overlapHoursMax),
});
export type SecretRotation = z.infer<typeof secretRotationSchema>;
