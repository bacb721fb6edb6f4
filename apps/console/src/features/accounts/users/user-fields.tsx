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

interface ContactProps {
  /** Of an account that exists: since when codes go to a new address, and who may enter one. */
  change?: { isAllowed: boolean };
}

export function ContactFields({ change }: ContactProps) {
  const t = useText(usersTexts);
  const isDisabled = change?.isAllowed === false;
  const hint = isDisabled ? t('contactNotAllowed') : t(change ? 'contactChangeHint' : 'contactHint');
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
        extra={hint}
        rules={[emailRule]}
        validateTrigger={['onChange', 'onBlur']}
      >
        <Input maxLength={userLengthMax.email} autoComplete="off" inputMode="email" disabled={isDisabled} />
      </Form.Item>
      <Form.Item name="phone" label={t('phone')}>
        <Input maxLength={userLengthMax.phone} autoComplete="off" inputMode="tel" disabled={isDisabled} />
      </Form.Item>
    </>
  );
}
