import { z } from 'zod';
import { loginNameSchema, newPasswordSchema } from '../accounts/accounts.ts';
import { emailSchema, isEmail, screenNameSchema, userLengthMax } from '../accounts/users.ts';
import { applicationLengthMax } from '../factory/application.ts';
import { timeZoneSchema } from '../factory/time-zones.ts';
import { reason } from '../fields/field-reasons.ts';
import { currencyCodes } from '../money/currencies.ts';

/** Without letters that look like digits, in groups, because it is read from a terminal and typed. 60 bits. */
const setupCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const setupCodeLength = 12;
const setupCodeGroup = 4;

/** Formats random bytes as `7K3M-0QXA-9TDR`, with five bits of each byte. */
export function toSetupCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, setupCodeLength), (byte) => setupCodeAlphabet.charAt(byte & 31)).join('');
  return letters.replace(new RegExp(`(.{${setupCodeGroup}})(?=.)`, 'g'), '$1-');
}

/** Normalizes a typed code: capitals, without separators, confusable letters replaced. */
export function readSetupCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** The state of the set-up page. */
export const setupStateSchema = z.object({
  time_zone: z.string(),
  is_time_zone_fixed: z.boolean(),
  currency: z.enum(currencyCodes),
});
export type SetupState = z.infer<typeof setupStateSchema>;

/** The factory and its first administrator. */
export const setupInputSchema = z.strictObject({
  code: z.string().trim().min(1).max(40),
  name: z.string().trim().min(1).max(applicationLengthMax.name),
  /** Omitted if the environment sets it. */
  time_zone: timeZoneSchema.optional(),
  currency: z.enum(currencyCodes),
  login_name: loginNameSchema,
  password: newPasswordSchema,
  screen_name: screenNameSchema,
  email: emailSchema,
});
export type SetupInput = z.infer<typeof setupInputSchema>;

/** The first steps of a new factory, in this order. */
export const setupSteps = [
  'staff',
  'categories',
  'shipping_methods',
  'fonts',
  'template',
  'customer',
  'payment',
  'mail',
] as const;
export type SetupStep = (typeof setupSteps)[number];

export const setupChecklistSchema = z.object({
  /** Whether the home page shows it: from the set-up until somebody dismisses it. */
  is_open: z.boolean(),
  steps: z.array(z.object({ key: z.enum(setupSteps), state: z.enum(['open', 'done', 'skipped']) })),
});
export type SetupChecklist = z.infer<typeof setupChecklistSchema>;

export const setupStepParams = z.object({ step: z.enum(setupSteps) });
export const setupStepUpdateSchema = z.strictObject({ is_skipped: z.boolean() });

export const testMailSchema = z.strictObject({
  email: z.string().trim().max(userLengthMax.email).refine(isEmail, reason('no_email')),
});
