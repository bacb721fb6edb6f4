import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { documentOf, type Editor } from '@platen/design/editor/editor';
import { Button, Modal } from 'antd';
import { useMemo } from 'react';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';
import { formatMinute } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { documentOfTemplate, planOfTemplate } from '../store/template-document.ts';
import { savingTexts } from './saving.messages.ts';
import styles from './saving.module.css';
import { StaticPreview } from './static-preview.tsx';

export interface Conflict {
  /** The user who saved the other version. */
  readonly message: string;
  readonly theirs: SkuTemplate;
  readonly mine: Editor;
}

interface Props {
  conflict: Conflict;
  fontUrls: FontUrls;
  onLoadTheirs: () => void;
  onOverwrite: () => void;
  onClose: () => void;
}

/** Two people edited one template: shows both versions of the image side by side, to choose one. */
export function ConflictDialog({ conflict, fontUrls, onLoadTheirs, onOverwrite, onClose }: Props) {
  const t = useText(savingTexts);
  const { message, theirs, mine } = conflict;
  const plans = useMemo(() => {
    const { configId } = mine.session;
    return {
      mine: planOfTemplate(documentOf(mine), configId, theirs),
      theirs: planOfTemplate(documentOfTemplate(theirs), configId, theirs),
    };
  }, [mine, theirs]);
  return (
    <Modal
      open
      centered
      width={760}
      title={t('conflictTitle')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('later')}</Button>
          <Button onClick={onLoadTheirs}>{t('loadTheirs')}</Button>
          <Button type="primary" onClick={onOverwrite}>
            {t('overwriteTheirs')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {message} {t('conflictAt', { time: formatMinute(theirs.updated_at) })}
      </p>
      <div className={styles.versions}>
        {(['theirs', 'mine'] as const).map((side) => {
          const plan = plans[side];
          return (
            <figure key={side}>
              <figcaption>{t(side)}</figcaption>
              {plan && <StaticPreview plan={plan} fontUrls={fontUrls} label={t(side)} />}
            </figure>
          );
        })}
      </div>
    </Modal>
  );
}
