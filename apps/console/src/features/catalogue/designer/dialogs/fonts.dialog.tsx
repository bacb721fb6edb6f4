import { findingText } from '@platen/design/design.messages';
import { checkFontSelection } from '@platen/design/option-rules';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import { App, Button, Modal } from 'antd';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { FontSelect } from '../../../../shared/fields/font-select.tsx';
import { showFailureMessage } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { uiTexts } from '../../../../ui/ui.messages.ts';
import { findFonts } from '../designer.api.ts';
import { optionTexts } from './options.messages.ts';
import styles from './options.module.css';

interface Props {
  fontIds: readonly number[];
  onSave: (fonts: readonly FontLibrary[]) => void;
  onClose: () => void;
}

/** The fonts that a text can use: at least one. */
export function FontsDialog({ fontIds, onSave, onClose }: Props) {
  const t = useText(optionTexts);
  const ui = useText(uiTexts);
  const locale = useLocale();
  const { message } = App.useApp();
  const [isOpen, setOpen] = useState(true);
  const [ids, setIds] = useState(fontIds);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    const finding = checkFontSelection(ids.map(String));
    if (finding) {
      void message.warning(findingText(finding, locale));
      return;
    }
    setBusy(true);
    try {
      onSave(await findFonts(ids));
      setOpen(false);
    } catch (cause) {
      showFailureMessage(cause);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open={isOpen}
      title={t('fontTitle')}
      width={520}
      centered
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{ui('cancel')}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void save()}>
            {ui('confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.cell}>
        <p className={styles.note}>{t('fontsOffered')}</p>
        <FontSelect value={ids} onChange={setIds} placeholder={t('chooseFonts')} />
      </div>
    </Modal>
  );
}
