import { type Role, roles } from '@platen/model/abilities';
import { loginNameLengthMax, passwordLengthMax, passwordLengthMin } from '@platen/model/accounts';
import type { UserDetail, UserInput } from '@platen/model/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { createIntentKey } from '../../../shared/request/intent-key.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useText } from '../../../ui/text.ts';
import { ContactFields, contactOf, ScreenNameField } from './user-fields.tsx';
import { createUser, users } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

interface Values {
  login_name: string;
  password: string;
  screen_name: string;
  role: Role;
  email: string;
  phone: string;
}

const toInput = (values: Values): UserInput => ({
  ...values,
  ...contactOf(values),
});

export function UserCreate() {
  const t = useText(usersTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [intent] = useState(createIntentKey);
  return (
    <FormScreen<Values, UserDetail>
      title={t('create')}
      back={linkOptions({ to: '/users' })}
      initial={{ login_name: '', password: '', screen_name: '', role: 'customer', email: '', phone: '' }}
      focus="login_name"
      save={(values) => {
        const input = toInput(values);
        return createUser(input, { idempotencyKey: intent.keyFor(input) });
      }}
      onSaved={async (user) => {
        intent.fulfilled();
        showSuccess(t('created', { name: user.screen_name }));
        await client.invalidateQueries({ queryKey: users.key });
        await navigate({ to: '/users/$id', params: { id: String(user.id) } });
      }}
      submitLabel={t('create')}
    >
      <Fields />
    </FormScreen>
  );
}

function Fields() {
  const t = useText(usersTexts);
  const { data: me } = useQuery(currentUserQuery);
  const role = Form.useWatch<Role | undefined>('role');
  // Staff who could make admins would be admins: the server refuses it too.
  const offered = roles.filter((each) => each !== 'admin' || me?.role === 'admin');
  const passwordHint = t('passwordHint', { min: String(passwordLengthMin) });
  return (
    <>
      <Form.Item name="role" label={t('role')} extra={role && t(`roleTexts.${role}`)}>
        <Radio.Group
          optionType="button"
          options={offered.map((each) => ({ value: each, label: t(`roles.${each}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="login_name"
        label={t('loginName')}
        extra={t('loginNameHint')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={loginNameLengthMax} autoComplete="off" />
      </Form.Item>
      <ScreenNameField />
      <Form.Item
        name="password"
        label={t('password')}
        extra={passwordHint}
        rules={[{ required: true }, { min: passwordLengthMin, message: passwordHint, validateTrigger: 'onBlur' }]}
        validateTrigger={['onChange', 'onBlur']}
      >
        <PasswordInput autoComplete="new-password" maxLength={passwordLengthMax} />
      </Form.Item>
      <ContactFields />
    </>
  );
}
