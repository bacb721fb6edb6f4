import { findingText } from '@platen/design/design.messages';
import { Button } from 'antd';
import { CircleX, History, LocateFixed, X } from 'lucide-react';
import { useLocale } from 'use-intl';
import { formatMinute } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import bar from '../bar/bar.module.css';
import { designerTexts } from '../designer.messages.ts';
import { useEditorStore } from '../store/editor-store.ts';
import { showConfigAndLayer } from '../store/show-layer.ts';
import type { DesignDraft } from './draft-store.ts';
import { savingTexts } from './saving.messages.ts';
import styles from './saving.module.css';
import type { SaveRefusal } from './use-template-saving.ts';

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

/** Offers to restore unsaved changes of a page that was closed unexpectedly. */
export function DraftNotice({
  draft,
  onRestore,
  onDiscard,
}: {
  draft: DesignDraft;
  onRestore: () => void;
  onDiscard: () => void;
}) {
  const t = useText(savingTexts);
  return (
    <p className={bar.notice} role="note">
      <History aria-hidden />
      <span>{t('draftFound', { time: formatMinute(draft.savedAt.getTime()) })}</span>
      <Button size="small" type="primary" onClick={onRestore}>
        {t('restoreDraft')}
      </Button>
      <Button size="small" onClick={onDiscard}>
        {t('discardDraft')}
      </Button>
    </p>
  );
}
