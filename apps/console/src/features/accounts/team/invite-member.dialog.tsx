import { loginNameLengthMax } from '@platen/model/accounts/accounts';
import type { InvitedMember, MemberInvitation } from '@platen/model/accounts/members';
import { isEmail, userLengthMax } from '@platen/model/accounts/users';
import { Form, Input } from 'antd';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { MemberRoleField } from './member-role-field.tsx';
import { inviteMember } from './team.api.ts';
import { teamTexts } from './team.messages.ts';

interface Values extends Omit<MemberInvitation, 'email'> {
  email: string;
}

interface Props {
  onInvited: (invited: InvitedMember) => Promise<void>;
  onClose: () => void;
}

/** A new login for the company. The person chooses the password with the link. */
export function InviteMemberDialog({ onInvited, onClose }: Props) {
  const t = useText(teamTexts);
  const required = [{ required: true, whitespace: true }];
  return (
    <FormDialog<Values, InvitedMember>
      title={t('inviteTitle')}
      initial={{ login_name: '', screen_name: '', email: '', role: 'buyer' }}
      focus="screen_name"
      submitLabel={t('sendInvitation')}
      save={(values) => inviteMember({ ...values, email: values.email.trim() || null })}
      onSaved={onInvited}
      onClose={onClose}
    >
      <Form.Item name="screen_name" label={t('screenName')} rules={required}>
        <Input maxLength={userLengthMax.screen_name} autoComplete="off" />
      </Form.Item>
      <Form.Item name="login_name" label={t('loginName')} extra={t('loginNameHint')} rules={required}>
        <Input maxLength={loginNameLengthMax} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('email')}
        extra={t('emailHint')}
        rules={[
          {
            validator: (_, email: string) =>
              !email.trim() || isEmail(email.trim()) ? Promise.resolve() : Promise.reject(new Error(t('emailWrong'))),
          },
        ]}
      >
        <Input maxLength={userLengthMax.email} autoComplete="off" inputMode="email" />
      </Form.Item>
      <MemberRoleField />
    </FormDialog>
  );
}
