import { type Role, roleRecords } from '@platen/model/roles';
import { useRoleText } from '../../../shared/session/use-role-text.ts';
import { KindTag } from '../../../ui/state-tag.tsx';

export function RoleTag({ role }: { role: Role }) {
  const roleText = useRoleText();
  return <KindTag tone={roleRecords[role].tone}>{roleText(role)}</KindTag>;
}
