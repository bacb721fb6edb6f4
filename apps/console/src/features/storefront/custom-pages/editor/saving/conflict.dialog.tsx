import { Button, Modal } from 'antd';
import { formatMinute } from '../../../../../ui/formats.ts';
import { useText } from '../../../../../ui/text.ts';
import { savingTexts } from './saving.messages.ts';

export interface Conflict {
  readonly revision: number;
  readonly who: string;
  readonly at: string;
  readonly message: string;
}

interface Props {
  conflict: Conflict;
  onLoad: () => void;
  onOverwrite: () => void;
  onClose: () => void;
}

/** Two people edited one page: who the other one is, when they saved, and which version to keep. */
export function ConflictDialog({ conflict, onLoad, onOverwrite, onClose }: Props) {
  const t = useText(savingTexts);
  return (
    <Modal
      open
      centered
      width={520}
      title={t('conflictTitle')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('later')}</Button>
          <Button onClick={onLoad}>{t('load')}</Button>
          <Button type="primary" danger onClick={onOverwrite}>
            {t('overwrite')}
          </Button>
        </>
      }
    >
      {t('conflictText', { who: conflict.who, time: formatMinute(conflict.at) })}
    </Modal>
  );
}
