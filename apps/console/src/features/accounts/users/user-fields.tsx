import { isEmail, userLengthMax } from '@platen/model/accounts/users';
import { Form, Input } from 'antd';
import { useText } from '../../../ui/text.ts';
import { usersTexts } from './users.messages.ts';

interface Contact {
  email: string;
  phone: string;
}

/** An empty field means no contact. */
export const contactOf = ({ email, phone }: Contact) => ({ email: email.trim() || null, phone: phone.trim() || null });

export function ScreenNameField() {
  const t = useText(usersTexts);
  return (
    <Form.Item name="screen_name" label={t('screenName')} rules={[{ required: true, whitespace: true }]}>
      <Input maxLength={userLengthMax.screen_name} autoComplete="off" />
    </Form.Item>
  );
}

export function ContactFields() {
  const t = useText(usersTexts);
  const emailRule = {
    validator: (_: unknown, email: string | undefined) =>
      !email?.trim() || isEmail(email.trim()) ? Promise.resolve() : Promise.reject(new Error(t('emailWrong'))),
    validateTrigger: 'onBlur',
  };
  return (
    <>
      <Form.Item
        name="email"
        label={t('email')}
        extra={t('contactHint')}
        rules={[emailRule]}
        validateTrigger={['onChange', 'onBlur']}
      >
        <Input maxLength={userLengthMax.email} autoComplete="off" inputMode="email" />
      </Form.Item>
      <Form.Item name="phone" label={t('phone')}>
        <Input maxLength={userLengthMax.phone} autoComplete="off" inputMode="tel" />
      </Form.Item>
    </>
  );
}
