import { textIn } from '@platen/model/locale';
import { type Role, roleRecords } from '@platen/model/roles';
import { useLocale } from 'use-intl';

/** The name of a role, and the sentence that explains it. */
export function useRoleText(): (role: Role, what?: 'text' | 'hint') => string {
  const locale = useLocale();
  return (role, what = 'text') => textIn(roleRecords[role][what], locale);
}
