import { findingText } from '@platen/design/design.messages';
import { Button } from 'antd';
import { CircleX, LocateFixed, X } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { designerTexts } from '../designer.messages.ts';
import { showConfigAndLayer } from '../store/show-layer.ts';
import { useEditorStore } from '../store/use-editor.ts';
import type { SaveRefusal } from './save-refusals.ts';
import styles from './saving.module.css';

/** Why the design was not saved, by image and layer, each with a link. Above the canvas, so that it does not cover Save. */
export function RefusalNotice({ refusals, onClose }: { refusals: readonly SaveRefusal[]; onClose: () => void }) {
  const t = useText(designerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const show = ({ configId, finding: { layerIds = [] } }: SaveRefusal) =>
    store.act((editor) => showConfigAndLayer(editor, configId, layerIds[0]));
  return (
    <section className={styles.refusals} role="alert" aria-label={t('cannotSave')}>
      <header>
        <CircleX aria-hidden />
        <b>{t('cannotSave')}</b>
        <IconButton label={t('close')} icon={<X aria-hidden />} onClick={onClose} />
      </header>
      <ul>
        {refusals.map((refusal) => {
          const text = findingText(refusal.finding, locale);
          return (
            <li key={`${refusal.configId} ${text}`}>
              <Button size="small" type="link" icon={<LocateFixed aria-hidden />} onClick={() => show(refusal)}>
                {refusal.configName} › {text}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
