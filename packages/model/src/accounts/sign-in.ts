import { z } from 'zod';
import { givenPasswordSchema } from './accounts.ts';
import { passkeyAssertionSchema, recoveryCodeSchema, totpCodeSchema } from './factors.ts';

/** How long a right password waits for its second factor. */
export const signInChallengeLifeMs = 10 * 60_000;
/** Wrong codes that one challenge survives. */
export const signInChallengeTriesMax = 5;
/** How long a sign-in or a re-authentication is good for calls that require a recent one. */
export const reauthenticationLifeMs = 10 * 60_000;

const challengeSchema = z.string().min(1).max(100);

export const secondFactorSchema = z.union([
  z.strictObject({ challenge: challengeSchema, totp: totpCodeSchema }),
  z.strictObject({ challenge: challengeSchema, recovery_code: recoveryCodeSchema }),
  z.strictObject({ challenge: challengeSchema, passkey: passkeyAssertionSchema }),
]);
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const signInPasskeyOptionsSchema = z.strictObject({
  /** Of a sign-in whose password was right; without one, the passkey alone signs in. */
  challenge: challengeSchema.optional(),
});
export type SignInPasskeyOptions = z.infer<typeof signInPasskeyOptionsSchema>;

export const passkeySignInSchema = z.strictObject({ passkey: passkeyAssertionSchema });
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

export const reauthenticationSchema = z.union([
  z.strictObject({ password: givenPasswordSchema }),
  z.strictObject({ passkey: passkeyAssertionSchema }),
]);
export type Reauthentication = z.infer<typeof reauthenticationSchema>;

const deviceSchema = z.object({
  browser: z.string(),
  system: z.string(),
  is_mobile: z.boolean(),
});

export const openSessionSchema = z.object({
  id: z.int(),
  /** Empty names: the program did not say what it is. */
  device: deviceSchema,
  address: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** Whatever it is used for, it ends then. */
  expires_at: z.iso.datetime(),
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

export const openSessionsSchema = z.object({ data: z.array(openSessionSchema) });

/** What the factory sees of how a person signs in. */
export const personSignInSchema = z.object({
  sessions: z.array(openSessionSchema),
  has_totp: z.boolean(),
  passkeys_count: z.int(),
  recovery_codes_left: z.int(),
});
export type PersonSignIn = z.infer<typeof personSignInSchema>;
