import { z } from 'zod';
import { allAbilities } from '../abilities/abilities.ts';
import { defineList } from '../lists/lists.ts';
import { customRoleLengthMax } from './custom-role-limits.ts';
import { grantableAbilities } from './grantable-abilities.ts';
import { startScreens } from './start-screens.ts';

/** A role that an administrator has put together, for people of the factory. */
export const customRoleSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  start_screen: z.enum(startScreens),
  abilities: z.array(z.enum(allAbilities)),
  /** The people who have it, frozen ones too. */
  holders: z.array(z.object({ id: z.int(), screen_name: z.string() })),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type CustomRole = z.infer<typeof customRoleSchema>;

export const customRoleRefSchema = z.object({ id: z.int(), name: z.string() });
export type CustomRoleRef = z.infer<typeof customRoleRefSchema>;

export const customRoleInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(customRoleLengthMax.name),
  description: z.string().trim().max(customRoleLengthMax.description).default(''),
  start_screen: z.enum(startScreens).default('home'),
  abilities: z.array(z.enum(grantableAbilities)).min(1),
});
export type CustomRoleInput = z.infer<typeof customRoleInputSchema>;

export const customRoleList = defineList({ filters: { name_cont: 'text' }, sorts: ['name', 'created_at'] });
