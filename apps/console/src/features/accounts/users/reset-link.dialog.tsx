import { type ResetLink, resetLinkLifeMs } from '@platen/model/accounts/accounts';
import type { User } from '@platen/model/accounts/users';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { PasswordLink } from '../../../shared/session/password-link.tsx';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { createResetLink } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

/** Creates the link only on demand: a new link invalidates the one before. */
export function ResetLinkDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText(usersTexts);
  const ui = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState<ResetLink>();
  const name = user.screen_name;
  const make = () => {
    setBusy(true);
    void createResetLink(user.id)
      // The request layer reports the failure.
      .then(setLink, () => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      open={isOpen}
      title={t(link ? 'linkFor' : 'resetTitle', { name })}
      width={520}
      centered
      // A click outside must not close it: the link is not shown again.
      mask={{ closable: !link }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{ui(link ? 'close' : 'cancel')}</Button>
          {!link && (
            <Button type="primary" loading={isBusy} disabled={isBusy} onClick={make}>
              {t('makeLink')}
            </Button>
          )}
        </>
      }
    >
      {link ? (
        <>
          <p>{t('linkText', { name })}</p>
          <PasswordLink link={link} />
        </>
      ) : (
        <p>{t('resetText', { name, hours: String(resetLinkLifeMs / 3_600_000) })}</p>
      )}
    </Modal>
  );
}
