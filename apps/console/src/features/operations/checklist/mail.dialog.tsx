import { isEmail, userLengthMax } from '@platen/model/accounts/users';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { sendTestMail } from './checklist.api.ts';
import { checklistTexts } from './checklist.messages.ts';
import styles from './checklist.module.css';

const settings = [
  'PLATEN_SMTP_URL=smtp://user:password@mail.example.com:587',
  'PLATEN_MAIL_FROM=Factory <print@example.com>',
];

interface Props {
  isConfigured: boolean;
  onClose: () => void;
}

/** How to configure mail and, once it is configured, a test mail. */
export function MailDialog({ isConfigured, onClose }: Props) {
  return isConfigured ? <TestMail onClose={onClose} /> : <MailSettings onClose={onClose} />;
}

function MailSettings({ onClose }: { onClose: () => void }) {
  const t = useText(checklistTexts);
  const ui = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal
      open={isOpen}
      title={t('mailTitle')}
      width={520}
      centered
      onCancel={close}
      afterClose={onClose}
      footer={<Button onClick={close}>{ui('close')}</Button>}
    >
      <p>{t('mailOff')}</p>
      {settings.map((setting) => (
        <p key={setting} className={styles.settings}>
          <CopyableText text={setting} isCode />
        </p>
      ))}
      <p>{t('mailWithout')}</p>
    </Modal>
  );
}

function TestMail({ onClose }: { onClose: () => void }) {
  const t = useText(checklistTexts);
  const { data: me } = useQuery(currentUserQuery);
  const rule = (_: unknown, email: string | undefined) =>
    isEmail(email?.trim() ?? '') ? Promise.resolve() : Promise.reject(new Error(t('emailWrong')));
  return (
    <FormDialog<{ email: string }, string>
      title={t('mailTitle')}
      initial={{ email: me?.email ?? '' }}
      focus="email"
      submitLabel={t('sendTest')}
      save={({ email }) => sendTestMail(email.trim()).then(() => email.trim())}
      onSaved={(email) => showSuccess(t('testSent', { email }))}
      onClose={onClose}
    >
      <p>{t('mailOn')}</p>
      <Form.Item name="email" label={t('testAddress')} rules={[{ validator: rule }]}>
        <Input maxLength={userLengthMax.email} inputMode="email" autoComplete="email" />
      </Form.Item>
    </FormDialog>
  );
}
