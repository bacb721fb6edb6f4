import { z } from 'zod';

/** The ways to show that a person is who the password says. */
export const factorKinds = ['totp', 'passkey', 'recovery_code'] as const;
export type FactorKind = (typeof factorKinds)[number];

export const totpDigits = 6;
/** A code of one step earlier or later is accepted: clocks differ, and typing takes time. */
export const totpStepS = 30;
export const recoveryCodesCount = 10;
export const passkeysMax = 20;
export const passkeyNameLengthMax = 60;

/** Spaces are how apps group the digits. */
export const totpCodeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${totpDigits}}$`)));

/** Case, spaces and hyphens do not matter: people copy these codes from paper. */
export const recoveryCodeSchema = z
  .string()
  .max(40)
  .transform((code) => code.toLowerCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().min(1));

const base64Url = (lengthMax: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(lengthMax);

const credentialParts = {
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.looseObject({}).default({}),
};

/** What a browser returns for a new passkey (`RegistrationResponseJSON`). */
export const passkeyRegistrationSchema = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>;

/** What a browser returns when a passkey is used (`AuthenticationResponseJSON`). */
export const passkeyAssertionSchema = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(4000),
    userHandle: base64Url(200).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** The options that are passed on to the browser unchanged; WebAuthn defines them. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

const passkeyNameSchema = z.string().trim().min(1).max(passkeyNameLengthMax);
export const passkeyInputSchema = z.strictObject({ name: passkeyNameSchema, passkey: passkeyRegistrationSchema });
export type PasskeyInput = z.infer<typeof passkeyInputSchema>;
export const passkeyUpdateSchema = z.strictObject({ name: passkeyNameSchema });

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The passkey is synchronized between devices. */
  is_synced: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const factorsSchema = z.object({
  totp: z.object({ created_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() }).nullable(),
  passkeys: z.array(passkeySchema),
  recovery_codes_left: z.int(),
  /** From when this account needs a second factor; null if it does not. */
  required_from: z.iso.datetime().nullable(),
});
export type Factors = z.infer<typeof factorsSchema>;

/** The secret of an authenticator app, which is in use only once a code of it was entered. */
export const newTotpSchema = z.object({ secret: z.string(), uri: z.string() });
export type NewTotp = z.infer<typeof newTotpSchema>;

export const totpConfirmationSchema = z.strictObject({ code: totpCodeSchema });

/** After a change: the factors, and the recovery codes if they are new. Only this response shows them. */
export const changedFactorsSchema = z.object({
  factors: factorsSchema,
  recovery_codes: z.array(z.string()).nullable(),
});
export type ChangedFactors = z.infer<typeof changedFactorsSchema>;
