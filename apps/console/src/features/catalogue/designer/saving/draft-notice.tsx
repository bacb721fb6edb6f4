import { Button } from 'antd';
import { History } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import bar from '../bar/bar.module.css';
import type { DesignDraft } from './draft-store.ts';
import { savingTexts } from './saving.messages.ts';

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
  const time = draft.savedAt.toLocaleString(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className={bar.notice} role="note">
      <History aria-hidden />
      <span>{t('draftFound', { time })}</span>
      <Button size="small" type="primary" onClick={onRestore}>
        {t('restoreDraft')}
      </Button>
      <Button size="small" onClick={onDiscard}>
        {t('discardDraft')}
      </Button>
    </p>
  );
}
