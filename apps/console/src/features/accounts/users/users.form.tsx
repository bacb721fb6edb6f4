import { loginNameLengthMax } from '@platen/model/accounts/accounts';
import type { InvitedUser, UserInvitation } from '@platen/model/accounts/users';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { InvitationDialog } from './invitation.dialog.tsx';
import { type RoleChoice, toUserRole } from './role-choice.ts';
import { RoleField } from './role-select.tsx';
import { ContactFields, contactOf, ScreenNameField } from './user-fields.tsx';
import { inviteUser, users } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

interface Values {
  login_name: string;
  screen_name: string;
  role: RoleChoice;
  email: string;
  phone: string;
}

const toInvitation = ({ role, ...values }: Values): UserInvitation => ({
  ...values,
  ...toUserRole(role),
  ...contactOf(values),
});

/** A new account. Only its owner ever types its password: they get a link. */
export function UserInvite() {
  const t = useText(usersTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { role = 'customer' } = useSearch({ from: '/shell/users/new' });
  const [invited, setInvited] = useState<InvitedUser>();
  return (
    <>
      <FormScreen<Values, InvitedUser>
        title={t('create')}
        back={linkOptions({ to: '/users' })}
        initial={{ login_name: '', screen_name: '', role, email: '', phone: '' }}
        focus="login_name"
        save={(values) => inviteUser(toInvitation(values))}
        onSaved={async (invitation) => {
          setInvited(invitation);
          await client.invalidateQueries({ queryKey: users.key });
        }}
        submitLabel={t('create')}
      >
        <Fields />
      </FormScreen>
      {invited && (
        <InvitationDialog
          invited={invited}
          onClose={() => void navigate({ to: '/users/$id', params: { id: String(invited.user.id) } })}
        />
      )}
    </>
  );
}

function Fields() {
  const t = useText(usersTexts);
  return (
    <>
      <RoleField hasCustomer />
      <Form.Item
        name="login_name"
        label={t('loginName')}
        extra={t('loginNameHint')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={loginNameLengthMax} autoComplete="off" />
      </Form.Item>
      <ScreenNameField />
      <ContactFields />
    </>
  );
}
