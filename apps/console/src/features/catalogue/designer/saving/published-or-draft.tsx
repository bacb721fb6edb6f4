import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { templateLengthMax } from '@platen/model/catalogue/sku-templates';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { CircleAlert, Copy, FilePen } from 'lucide-react';
import { useState } from 'react';
import { startDraft } from '../../../../shared/publishing/publishing.api.ts';
import { templateDraftTexts } from '../../../../shared/publishing/template-draft.messages.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { showFailureMessage, showSuccess } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import bar from '../bar/bar.module.css';
import { copyTemplate, templatesKey } from '../designer.api.ts';
import { designerTexts } from '../designer.messages.ts';
import { savingTexts } from './saving.messages.ts';

/** Whether a design can be saved as it is. */
export const isLocked = ({ state, draft }: SkuTemplate): boolean => state === 'published' || draft !== null;

/** Which of the two is open, a published template or its draft. Nothing for a template that was never published. */
export function PublishedOrDraft({ template }: { template: SkuTemplate }) {
  if (template.draft_of !== null) return <DraftOpened no={template.no} draftOf={template.draft_of} />;
  return isLocked(template) ? <Locked template={template} /> : null;
}

function DraftOpened({ no, draftOf }: { no: string; draftOf: number }) {
  const t = useText(templateDraftTexts);
  return (
    <p className={bar.notice} data-tone="info" role="note">
      <FilePen aria-hidden />
      <span>
        <b>{t('isDraft', { no })}</b> {t('replaces')}
      </span>
      <ButtonLink size="small" {...linkOptions({ to: '/editor/$id', params: { id: String(draftOf) } })}>
        {t('openTemplate')}
      </ButtonLink>
    </p>
  );
}

/** Why a template cannot be saved, with buttons for what can: its draft, and a copy. */
function Locked({ template }: { template: SkuTemplate }) {
  const t = useText(designerTexts);
  const saving = useText(savingTexts);
  const ofDraft = useText(templateDraftTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [busy, setBusy] = useState<'draft' | 'copy'>();
  const { draft } = template;

  /** The suffix of a copy stays complete: a long name is shortened. */
  function nameOfCopy(): string {
    const wordLength = saving('copyName', { name: '' }).length;
    return saving('copyName', { name: template.name.slice(0, templateLengthMax.name - wordLength) });
  }

  async function open(what: 'draft' | 'copy') {
    setBusy(what);
    try {
      const { id } = what === 'draft' ? await startDraft(template.id) : await copyTemplate(template.id, nameOfCopy());
      if (what === 'copy') showSuccess(saving('copied'));
      void client.invalidateQueries({ queryKey: templatesKey, refetchType: 'none' });
      await navigate({ to: '/editor/$id', params: { id: String(id) } });
    } catch (cause) {
      if (what === 'copy') showFailureMessage(cause);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <p className={bar.notice} role="note">
      <CircleAlert aria-hidden />
      <span>
        <b>{template.state === 'published' ? t('publishedTitle') : t('draftedTitle')}</b>{' '}
        {draft ? t('draftedText', { name: draft.updater.screen_name }) : t('publishedText')}
      </span>
      <Button
        size="small"
        type="primary"
        icon={<FilePen aria-hidden />}
        loading={busy === 'draft'}
        onClick={() => void open('draft')}
      >
        {ofDraft(draft ? 'open' : 'start')}
      </Button>
      <Button size="small" icon={<Copy aria-hidden />} loading={busy === 'copy'} onClick={() => void open('copy')}>
        {saving('copy')}
      </Button>
    </p>
  );
}
