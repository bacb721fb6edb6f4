import { type Mine, type ProfileUpdate, profileLengthMax } from '@platen/model/accounts/accounts';
import { isCustomer } from '@platen/model/accounts/roles';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { updateMine } from './mine.api.ts';
import { mineTexts } from './mine.messages.ts';

interface Values {
  contact_name: string;
  contact_phone: string;
  notification_email: string;
  /** Only for customers. */
  sender?: { name: string; phone: string; address: string };
}

/** An empty field means none: no mail, and the factory's own sender. */
function toUpdate({ sender, notification_email, ...contact }: Values): ProfileUpdate {
  const isSender = sender && Object.values(sender).some((text) => text.trim() !== '');
  return {
    ...contact,
    notification_email: notification_email.trim() || null,
    ...(sender && { sender: isSender ? sender : null }),
  };
}

/** The contact for the factory, the address for notifications, and the sender that is printed on parcels. */
export function ProfileDialog({ user, onClose }: { user: Mine; onClose: () => void }) {
  const t = useText(mineTexts);
  const client = useQueryClient();
  const hasWallet = isCustomer(user.role);
  return (
    <FormDialog<Values, Mine>
      title={t('editProfile')}
      initial={{
        contact_name: user.contact_name,
        contact_phone: user.contact_phone,
        notification_email: user.notification_email ?? '',
        ...(hasWallet && { sender: { name: '', phone: '', address: '', ...user.sender } }),
      }}
      focus="contact_name"
      save={(values) => updateMine(toUpdate(values))}
      onSaved={(saved) => {
        client.setQueryData(currentUserQuery.queryKey, saved);
        showSuccess(t('profileSaved'));
      }}
      onClose={onClose}
    >
      <Form.Item name="contact_name" label={t('contactName')}>
        <Input maxLength={profileLengthMax.contact_name} autoComplete="name" />
      </Form.Item>
      <Form.Item name="contact_phone" label={t('contactPhone')}>
        <Input maxLength={profileLengthMax.contact_phone} autoComplete="tel" inputMode="tel" />
      </Form.Item>
      <Form.Item
        name="notification_email"
        label={t('notificationEmail')}
        extra={hasWallet ? t('notificationHint') : undefined}
        rules={[{ type: 'email' }]}
        validateTrigger="onBlur"
      >
        <Input autoComplete="email" inputMode="email" />
      </Form.Item>
      {hasWallet && (
        <>
          <Form.Item name={['sender', 'name']} label={t('senderName')} extra={t('senderHint')}>
            <Input maxLength={profileLengthMax.sender_name} />
          </Form.Item>
          <Form.Item name={['sender', 'phone']} label={t('senderPhone')}>
            <Input maxLength={profileLengthMax.sender_phone} inputMode="tel" />
          </Form.Item>
          <Form.Item name={['sender', 'address']} label={t('senderAddress')}>
            <Input.TextArea maxLength={profileLengthMax.sender_address} autoSize={{ minRows: 2, maxRows: 4 }} />
          </Form.Item>
        </>
      )}
    </FormDialog>
  );
}
