import type { User, UserDetail, UserRole } from '@platen/model/users';
import { Form } from 'antd';
import { useRoleText } from '../../../shared/session/use-role-text.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { RoleSelect } from './role-select.tsx';
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
    <FormDialog<UserRole, UserDetail>
      title={t('roleTitle', { name: user.screen_name })}
      initial={{ role: user.role }}
      save={(values) => setRole(user.id, values)}
      onSaved={async () => {
        showSuccess(t('saved'));
        await onSaved();
      }}
      onClose={onClose}
    >
      <RoleField />
    </FormDialog>
  );
}

function RoleField() {
  const t = useText(usersTexts);
  const roleText = useRoleText();
  const role = Form.useWatch<UserRole['role'] | undefined>('role');
  return (
    <Form.Item
      name="role"
      label={t('role')}
      extra={
        <>
          {role && roleText(role, 'hint')} {t('roleHint')}
        </>
      }
    >
      <RoleSelect />
    </Form.Item>
  );
}
