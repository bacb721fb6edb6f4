import { roleRecords } from '@platen/model/accounts/roles';
import type { User } from '@platen/model/accounts/users';
import { useRoleName } from '../../../shared/session/use-role-text.ts';
import { KindTag } from '../../../ui/state-tag.tsx';

export function RoleTag({ user }: { user: User }) {
  const roleName = useRoleName();
  return <KindTag tone={user.role === 'custom' ? 'info' : roleRecords[user.role].tone}>{roleName(user)}</KindTag>;
}
