import type { User, UserDetail } from '@platen/model/accounts/users';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { choiceOf, type RoleChoice, toUserRole } from './role-choice.ts';
import { RoleField } from './role-select.tsx';
import { setRole } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

interface Props {
  user: User;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Another role for somebody who works in the factory. */
export function RoleDialog({ user, onSaved, onClose }: Props) {
  const t = useText(usersTexts);
  return (
    <FormDialog<{ role: RoleChoice }, UserDetail>
      title={t('roleTitle', { name: user.screen_name })}
      initial={{ role: choiceOf(user) }}
      save={({ role }) => setRole(user.id, toUserRole(role))}
      onSaved={async () => {
        showSuccess(t('saved'));
        await onSaved();
      }}
      onClose={onClose}
    >
      <RoleField note={t('roleHint')} />
    </FormDialog>
  );
}
