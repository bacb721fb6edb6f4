import { z } from 'zod';
import { loginNameSchema, resetLinkSchema } from './accounts.ts';
import { assignableMemberRoles, memberRoles } from './member-roles.ts';
import { emailSchema, screenNameSchema } from './users.ts';

export const membersMax = 200;

/** A person of a customer's company. */
export const memberSchema = z.object({
  id: z.int(),
  login_name: z.string(),
  screen_name: z.string(),
  email: z.string().nullable(),
  role: z.enum(memberRoles),
  is_block: z.boolean(),
  /** Whether the person has not chosen the first password yet. */
  is_invited: z.boolean(),
  /** Null: has never signed in. */
  last_used_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type Member = z.infer<typeof memberSchema>;

export const membersSchema = z.object({ data: z.array(memberSchema) });

export const memberInvitationSchema = z.strictObject({
  login_name: loginNameSchema,
  screen_name: screenNameSchema,
  email: emailSchema,
  role: z.enum(assignableMemberRoles),
});
export type MemberInvitation = z.infer<typeof memberInvitationSchema>;

export const invitedMemberSchema = z.object({
  member: memberSchema,
  /** Shown only once. */
  link: resetLinkSchema,
  /** Whether it was also sent to the person's email address. */
  is_mailed: z.boolean(),
});
export type InvitedMember = z.infer<typeof invitedMemberSchema>;

export const memberUpdateSchema = z.strictObject({ role: z.enum(assignableMemberRoles) });
export type MemberUpdate = z.infer<typeof memberUpdateSchema>;
