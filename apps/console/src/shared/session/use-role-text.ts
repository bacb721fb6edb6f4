import type { CustomRoleRef } from '@platen/model/accounts/custom-roles';
import { type RoleKey, roleRecords } from '@platen/model/accounts/roles';
import { type BilingualText, textIn } from '@platen/model/text/locale';
import { useLocale } from 'use-intl';

const customText: BilingualText = { zh: '自定义角色', en: 'Custom role' };

/** The name of a role, and the sentence that explains it. */
export function useRoleText(): (role: RoleKey, what?: 'text' | 'hint') => string {
  const locale = useLocale();
  return (role, what = 'text') => textIn(role === 'custom' ? customText : roleRecords[role][what], locale);
}

/** The name of the role that an account has. */
export function useRoleName(): (account: { role: RoleKey; custom_role: CustomRoleRef | null }) => string {
  const roleText = useRoleText();
  return ({ role, custom_role }) => custom_role?.name ?? roleText(role);
}
