import { z } from 'zod';
import { customRoleRefSchema } from './custom-roles.ts';
import { memberRoles } from './member-roles.ts';
import { roleKeys } from './roles.ts';
import { startScreens } from './start-screens.ts';

export const captchaLifeMs = 5 * 60_000;
export const sessionLifeMs = 30 * 24 * 3_600_000;
/** The length of a verification code. */
export const codeDigits = 6;
export const codeLifeMs = 10 * 60_000;
export const codeTriesMax = 5;
/** No code goes to an email address or phone that the factory entered later than this: its owner was told, and may object. */
export const contactRestsMs = 24 * 3_600_000;
/** The lifetime of the link that the factory sends to somebody who has lost the password. */
export const resetLinkLifeMs = 24 * 3_600_000;
/** The lifetime of the link with which an invited person chooses a password. */
export const invitationLifeMs = 7 * 24 * 3_600_000;
export const resetTokenBytes = 32;

/** The format tells a typed code from the token of a link. */
export const codePattern = new RegExp(`^\\d{${codeDigits}}$`);
const resetTokenPattern = new RegExp(`^[\\w-]{${Math.ceil((resetTokenBytes * 4) / 3)}}$`);

export const loginNameLengthMax = 100;
export const passwordLengthMin = 8;
export const passwordLengthMax = 128;
export const loginNameSchema = z.string().trim().min(1).max(loginNameLengthMax);
export const newPasswordSchema = z.string().min(passwordLengthMin).max(passwordLengthMax);
/** A password that is only compared. It has no minimum length, because an old one may be shorter than today's minimum. */
export const givenPasswordSchema = z.string().min(1).max(passwordLengthMax);

export const loginSchema = z.strictObject({
  login_name: loginNameSchema,
  password: givenPasswordSchema,
  /** May be empty if captchas are disabled; otherwise the captcha check refuses an empty one. */
  rucaptcha: z.string().trim().max(20).default(''),
});
export type Login = z.infer<typeof loginSchema>;

export const sessionSchema = z.object({ token: z.string(), expires_at: z.iso.datetime() });
export type Session = z.infer<typeof sessionSchema>;

const codeEvents = ['reset_password'] as const;
export const verificationCodeRequestSchema = z.strictObject({
  /** The login name that the code is for; the code goes to that account's mail address or phone. */
  target: loginNameSchema,
  event: z.enum(codeEvents),
  rucaptcha: z.string().trim().max(100).optional(),
});
export type VerificationCodeRequest = z.infer<typeof verificationCodeRequestSchema>;

export const passwordResetSchema = z.strictObject({
  login_name: loginNameSchema,
  /** Six digits that were sent, or the code of a reset link. */
  verification_code: z
    .string()
    .trim()
    .regex(new RegExp(`${codePattern.source}|${resetTokenPattern.source}`)),
  password: newPasswordSchema,
  /** API keys are revoked with the old password unless their owner says otherwise. */
  keep_api_keys: z.boolean().default(false),
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

export const resetLinkSchema = z.object({ url: z.url(), expires_at: z.iso.datetime() });
export type ResetLink = z.infer<typeof resetLinkSchema>;

export const passwordChangeSchema = z.strictObject({
  current_password: givenPasswordSchema,
  password: newPasswordSchema,
  password_confirmation: z.string(),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const profileLengthMax = {
  contact_name: 100,
  contact_phone: 40,
  sender_name: 100,
  sender_phone: 40,
  sender_address: 500,
};

/** The sender that is printed on a customer's parcels. */
export const senderSchema = z.strictObject({
  name: z.string().trim().min(1).max(profileLengthMax.sender_name),
  phone: z.string().trim().max(profileLengthMax.sender_phone).default(''),
  address: z.string().trim().max(profileLengthMax.sender_address).default(''),
});
export type Sender = z.infer<typeof senderSchema>;

/** The fields of their own account that people can change. Omitted fields stay unchanged. */
export const profileUpdateSchema = z.strictObject({
  contact_name: z.string().trim().max(profileLengthMax.contact_name).optional(),
  contact_phone: z.string().trim().max(profileLengthMax.contact_phone).optional(),
  /** The address for mails about orders; without one, no mail is sent. */
  notification_email: z.email().nullable().optional(),
  /** Null means the factory's own sender. */
  sender: senderSchema.nullable().optional(),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

export const mineSchema = z.object({
  id: z.int(),
  login_name: z.string(),
  role: z.enum(roleKeys),
  /** The role that administrators have put together, where `role` is `custom`. */
  custom_role: customRoleRefSchema.nullable(),
  /** Whose orders, wallet and keys these are: a customer's company, or the person's own account. */
  account: z.object({ id: z.int(), screen_name: z.string(), member_role: z.enum(memberRoles) }),
  /** The screen of the console on which this person starts. */
  start_screen: z.enum(startScreens),
  screen_name: z.string(),
  avatar: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  contact_name: z.string(),
  contact_phone: z.string(),
  notification_email: z.string().nullable(),
  sender: senderSchema.nullable(),
  is_block: z.boolean(),
  tracking_code: z.string(),
  oauth_accounts: z.array(z.object({ provider: z.string(), uid: z.string() })),
  balance: z.number(),
  available_balance: z.number(),
  advance_amount: z.number(),
  total_consumption: z.number(),
  total_recharge_amount: z.number(),
  orders_count: z.int(),
  form_orders_count: z.int(),
  paid_orders_count: z.int(),
  paid_form_orders_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Mine = z.infer<typeof mineSchema>;

/** The response of `GET /mine/abilities`: actions by resource. */
export const mineAbilitiesSchema = z.record(z.string(), z.array(z.string()));
export type MineAbilities = z.infer<typeof mineAbilitiesSchema>;

/** The response of a call without a result. */
export const doneSchema = z.object({ code: z.literal(200), message: z.string() });
export type Done = z.infer<typeof doneSchema>;
