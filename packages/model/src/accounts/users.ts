import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { defineList } from '../lists/lists.ts';
import { defineReadOptions } from '../lists/read-options.ts';
import { yuanToFen } from '../money/money.ts';
import { loginNameSchema, newPasswordSchema, resetLinkSchema } from './accounts.ts';
import { customRoleRefSchema } from './custom-roles.ts';
import { customerPlans } from './customer-plans.ts';
import { type RoleKey, roleKeys } from './roles.ts';

/** People in a select: those who may see a template, the owner of an order. */
export const userOptions = defineReadOptions({ filters: { role_eq: roleKeys }, sorts: ['created_at', 'screen_name'] });

/** A person with the wallet, as the factory sees them. */
export const userSchema = z.object({
  id: z.int(),
  login_name: z.string(),
  screen_name: z.string(),
  role: z.enum(roleKeys),
  /** The role that administrators have put together, where `role` is `custom`. */
  custom_role: customRoleRefSchema.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  contact_name: z.string(),
  contact_phone: z.string(),
  is_block: z.boolean(),
  /** Whether the person has not chosen the first password yet. */
  is_invited: z.boolean(),
  /** How much the account may ask of the public API. */
  plan: z.enum(customerPlans),
  tracking_code: z.string(),
  balance: z.number(),
  advance_amount: z.number(),
  available_balance: z.number(),
  total_consumption: z.number(),
  total_recharge_amount: z.number(),
  orders_count: z.int(),
  form_orders_count: z.int(),
  paid_form_orders_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** A change of a customer's advance: by whom, when, why. */
const advanceGrantSchema = z.object({
  id: z.int(),
  before_amount: z.number(),
  after_amount: z.number(),
  reason: z.string(),
  granted_by: z.object({ id: z.int(), screen_name: z.string() }),
  /** The second person, if the amount needed one. */
  approved_by: z.object({ id: z.int(), screen_name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
});
export const userDetailSchema = userSchema.extend({
  advance_grants: z.array(advanceGrantSchema),
  /** An advance that waits for a second person; null if none does. */
  waiting_advance_amount: z.number().nullable(),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

export const userLengthMax = { screen_name: 60, email: 200, phone: 40 } as const;
export const advanceReasonLengthMax = 500;

const optionalText = (max: number) => z.string().trim().max(max).nullable().default(null);
/** Something, one @, and a domain with a dot: only a delivered message proves that an address exists. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
export const isEmail = (text: string): boolean => emailPattern.test(text);

export const emailSchema = optionalText(userLengthMax.email).refine(
  (email) => !email || isEmail(email),
  reason('no_email'),
);
export const screenNameSchema = z.string().trim().min(1).max(userLengthMax.screen_name);

const contactShape = {
  email: emailSchema,
  phone: optionalText(userLengthMax.phone),
};

/** `custom` names a role by its id, and no other role does. */
const namesItsRole = ({ role, custom_role_id }: { role: RoleKey; custom_role_id: number | null }) =>
  (role === 'custom') === (custom_role_id !== null);
const missingRole = { ...reason('custom_role_mismatch'), path: ['custom_role_id'] };
const customRoleId = z.int().positive().nullable().default(null);

const invitationShape = z.strictObject({
  login_name: loginNameSchema,
  screen_name: screenNameSchema,
  role: z.enum(roleKeys).default('customer'),
  custom_role_id: customRoleId,
  ...contactShape,
});
export const userInputSchema = invitationShape
  .extend({ password: newPasswordSchema })
  .refine(namesItsRole, missingRole);
export type UserInput = z.infer<typeof userInputSchema>;

/** Only the invited person knows the password, which they choose with the link. */
export const userInvitationSchema = invitationShape.refine(namesItsRole, missingRole);
export type UserInvitation = z.infer<typeof userInvitationSchema>;

export const invitedUserSchema = z.object({
  user: userDetailSchema,
  /** Shown only once. */
  link: resetLinkSchema,
  /** Whether it was also sent to the person's email address. */
  is_mailed: z.boolean(),
});
export type InvitedUser = z.infer<typeof invitedUserSchema>;

/** The login name cannot be changed, because people sign in with it; the role has a call of its own. */
export const userUpdateSchema = z.strictObject({
  screen_name: screenNameSchema,
  ...contactShape,
});
export type UserUpdate = z.infer<typeof userUpdateSchema>;

export const userRoleSchema = z
  .strictObject({ role: z.enum(roleKeys), custom_role_id: customRoleId })
  .refine(namesItsRole, missingRole);
export type UserRole = z.infer<typeof userRoleSchema>;

export const advanceYuanMax = 10_000_000;
export const advanceInputSchema = z.strictObject({
  advance_amount: z
    .number()
    .min(0)
    .max(advanceYuanMax)
    .refine((yuan) => yuanToFen(yuan) !== undefined, reason('too_many_decimals', { max: 2 })),
  reason: z.string().trim().min(1).max(advanceReasonLengthMax),
});
export type AdvanceInput = z.infer<typeof advanceInputSchema>;

export const userList = defineList({
  filters: {
    keyword: 'text',
    login_name_cont: 'text',
    screen_name_cont: 'text',
    phone_cont: 'text',
    role_eq: roleKeys,
    custom_role_id_eq: 'id',
    is_block_eq: ['true', 'false'],
  },
  sorts: ['created_at', 'screen_name'],
});
