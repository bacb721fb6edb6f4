import { Alert, Button } from 'antd';
import { confirm } from '../../../../ui/feedback.tsx';
import { formatMinute } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import type { StoredDraft } from '../draft/stored-drafts.ts';
import styles from '../form-orders-form.module.css';
import { draftTexts } from './draft.messages.ts';
import type { DraftOffer as Offer } from './use-stored-draft.ts';

interface Props {
  offer: Offer;
  onResume: (draft: StoredDraft) => void;
  onDiscard: (draft: StoredDraft) => void;
}

/** Rows that were left here earlier, to resume or discard. */
export function DraftOffer({ offer: { draft, isOpenElsewhere }, onResume, onDiscard }: Props) {
  const t = useText(draftTexts);
  const rows = draft.rows.length;
  if (isOpenElsewhere) return <Alert type="info" showIcon title={t('elsewhere', { rows })} closable />;

  async function discard() {
    const texts = { title: t('discardTitle', { rows }), text: t('discardText'), okText: t('discard') };
    if (await confirm({ ...texts, isDanger: true })) onDiscard(draft);
  }

  return (
    <Alert
      type="info"
      showIcon
      title={t('offer', { rows, time: formatMinute(draft.savedAt) })}
      description={draft.intent ? t('offerSent') : undefined}
      action={
        <span className={styles.offerButtons}>
          <Button size="small" onClick={() => void discard()}>
            {t('discard')}
          </Button>
          <Button size="small" type="primary" onClick={() => onResume(draft)}>
            {t('resume')}
          </Button>
        </span>
      }
    />
  );
}
