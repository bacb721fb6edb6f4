import type { assignableMemberRoles } from '@platen/model/accounts/member-roles';
import type { Member, MemberUpdate } from '@platen/model/accounts/members';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { MemberRoleField } from './member-role-field.tsx';
import { updateMember } from './team.api.ts';
import { teamTexts } from './team.messages.ts';

interface Props {
  /** Not the owner, whose role is handed over instead. */
  member: Member & { role: (typeof assignableMemberRoles)[number] };
  onSaved: () => Promise<void>;
  onClose: () => void;
}

export function MemberRoleDialog({ member, onSaved, onClose }: Props) {
  const t = useText(teamTexts);
  return (
    <FormDialog<MemberUpdate, Member>
      title={t('changeRoleTitle', { name: member.screen_name })}
      initial={{ role: member.role }}
      save={(values) => updateMember(member.id, values)}
      onSaved={async () => {
        showSuccess(t('saved'));
        await onSaved();
      }}
      onClose={onClose}
    >
      <MemberRoleField hint={t('roleHint')} />
    </FormDialog>
  );
}
