import { z } from 'zod';

export const graceDaysMax = 90;
export const sessionDaysMax = 365;
export const staffSessionHoursMax = 30 * 24;

const rules = {
  is_staff_factor_required: z.boolean(),
  /** How long staff have to set up a second factor, from when it was required. */
  grace_days: z.int().min(0).max(graceDaysMax),
  /** How long a session lives at most, however much it is used. */
  session_days: z.int().min(1).max(sessionDaysMax),
  staff_session_hours: z.int().min(1).max(staffSessionHoursMax),
};

export const signInSettingsUpdateSchema = z.strictObject(rules);
export type SignInSettingsUpdate = z.infer<typeof signInSettingsUpdateSchema>;

export const signInSettingsSchema = z.object({
  ...rules,
  /** When the grace period ends; null if no second factor is required. */
  required_from: z.iso.datetime().nullable(),
  /** Staff who have no second factor yet. */
  staff_without_factor_count: z.int(),
});
export type SignInSettings = z.infer<typeof signInSettingsSchema>;
