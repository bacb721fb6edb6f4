import type { InvitedUser } from '@platen/model/accounts/users';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { PasswordLink } from '../../../shared/session/password-link.tsx';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { usersTexts } from './users.messages.ts';

/** The link of a new account, which is shown only this once. */
export function InvitationDialog({ invited, onClose }: { invited: InvitedUser; onClose: () => void }) {
  const t = useText(usersTexts);
  const ui = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { user, link, is_mailed } = invited;
  const name = user.screen_name;
  return (
    <Modal
      open={isOpen}
      title={t('invited', { name })}
      width={520}
      centered
      // A click outside must not close it: the link is not shown again.
      mask={{ closable: false }}
      onCancel={close}
      afterClose={onClose}
      footer={<Button onClick={close}>{ui('close')}</Button>}
    >
      <p>{is_mailed ? t('invitedMailed', { email: user.email ?? '' }) : t('invitedText', { name })}</p>
      <PasswordLink link={link} />
    </Modal>
  );
}
