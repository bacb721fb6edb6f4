import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { linkOptions } from '@tanstack/react-router';
import { Alert } from 'antd';
import { templateDraftTexts } from '../../../shared/publishing/template-draft.messages.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import styles from './template-view.module.css';

/** Which of the two is shown, a template or its draft, with a link to the other one. Nothing for a template without a draft. */
export function TemplateDraftNotice({ template: { no, draft, draft_of } }: { template: SkuTemplate }) {
  const t = useText(templateDraftTexts);
  const otherId = draft_of ?? draft?.id;
  if (otherId === undefined) return null;
  const time = draft ? formatMinute(draft.updated_at) : '';
  const words = draft
    ? [t('savedBy', { name: draft.updater.screen_name, time }), t('notYet')]
    : [t('isDraft', { no }), t('replaces')];
  return (
    <Alert
      className={styles.draft ?? ''}
      type="info"
      showIcon
      title={
        <>
          <b>{words[0]}</b> {words[1]}
        </>
      }
      action={
        <ButtonLink size="small" {...linkOptions({ to: '/sku_templates/$id', params: { id: String(otherId) } })}>
          {t(draft ? 'open' : 'openTemplate')}
        </ButtonLink>
      }
    />
  );
}
