import type { ResetLink } from '@platen/model/accounts/accounts';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { PasswordLink } from '../../../shared/session/password-link.tsx';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';

export interface ShownLink {
  title: string;
  text: string;
  link: ResetLink;
}

/** A link for a member to choose a password, which is shown only this once. */
export function MemberLinkDialog({ title, text, link, onClose }: ShownLink & { onClose: () => void }) {
  const ui = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal
      open={isOpen}
      title={title}
      width={520}
      centered
      // A click outside must not close it: the link is not shown again.
      mask={{ closable: false }}
      onCancel={close}
      afterClose={onClose}
      footer={<Button onClick={close}>{ui('close')}</Button>}
    >
      <p>{text}</p>
      <PasswordLink link={link} />
    </Modal>
  );
}
