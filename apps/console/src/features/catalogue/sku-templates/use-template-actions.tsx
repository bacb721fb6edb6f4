import { type SkuTemplateCard, type TemplateState, templateFlow } from '@platen/model/catalogue/sku-templates';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { CloudDownload, FilePen, FileX, Pencil, PencilRuler, Rocket } from 'lucide-react';
import { discardDraft, startDraft } from '../../../shared/publishing/publishing.api.ts';
import { templateDraftTexts } from '../../../shared/publishing/template-draft.messages.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { unpublishSkuTemplate } from './sku-template-changes.ts';
import { skuTemplatesKey } from './sku-templates.api.ts';
import { skuTemplateFormTexts } from './sku-templates-form.messages.ts';

interface Moves {
  /** Opens the dialog that lists what is missing. */
  onPublish?: (template: SkuTemplateCard) => void;
  /** Called after a move. */
  afterwards?: () => unknown;
}

/** What staff may do with a template, by ability and by state. */
export function useTemplateActions(): (template: SkuTemplateCard, moves: Moves) => Action[] {
  const t = useText(skuTemplateFormTexts);
  const can = useCan();
  const draftAction = useDraftAction();
  const discardAction = useDiscardAction();
  return (template, { onPublish, afterwards }) => {
    const { id, no, name, state } = template;
    const canMove = (to: TemplateState) => templateFlow[state].includes(to);
    const actions: Action[] = [];
    if (onPublish && can('sku_templates.publish') && canMove('published')) {
      actions.push({
        key: 'publish',
        label: t('publish'),
        icon: <Rocket aria-hidden />,
        success: false,
        run: async () => onPublish(template),
      });
    }
    if (can('sku_templates.update')) {
      actions.push({
        key: 'design',
        label: t('design'),
        icon: <PencilRuler aria-hidden />,
        link: linkOptions({ to: '/editor/$id', params: { id: String(id) } }),
      });
    }
    if (can('sku_templates.update') && (state === 'published' || template.draft)) {
      actions.push(draftAction(template));
    } else if (can('sku_templates.update')) {
      actions.push({
        key: 'edit',
        label: t('edit'),
        icon: <Pencil aria-hidden />,
        link: linkOptions({ to: '/sku_templates/$id/edit', params: { id: String(id) } }),
      });
    }
    if (can('sku_templates.unpublish') && canMove('unpublished')) {
      actions.push({
        key: 'unpublish',
        label: t('unpublish'),
        icon: <CloudDownload aria-hidden />,
        confirm: { title: t('unpublishTitle', { no }), text: t('unpublishText', { name }), okText: t('unpublish') },
        success: t('unpublished'),
        run: () => unpublishSkuTemplate(id).then(afterwards),
      });
    }
    if (can('sku_templates.update') && template.draft_of !== null) actions.push(discardAction(template));
    return actions;
  };
}

/** Opens the draft of a template, which is started if there is none. */
export function useDraftAction(): (template: SkuTemplateCard) => Action {
  const t = useText(templateDraftTexts);
  const navigate = useNavigate();
  return ({ id, draft }) => ({
    key: 'draft',
    label: t(draft ? 'open' : 'start'),
    icon: <FilePen aria-hidden />,
    ...(draft
      ? { link: linkOptions({ to: '/sku_templates/$id', params: { id: String(draft.id) } }) }
      : {
          run: async () => {
            const started = await startDraft(id);
            await navigate({ to: '/sku_templates/$id', params: { id: String(started.id) } });
          },
          success: false,
        }),
  });
}

/** Deletes a draft and shows its template. */
function useDiscardAction(): (draft: SkuTemplateCard) => Action {
  const t = useText(templateDraftTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  return ({ no, draft_of }) => ({
    key: 'discard',
    label: t('discard'),
    icon: <FileX aria-hidden />,
    isDanger: true,
    confirm: { title: t('discardTitle', { no }), text: t('discardText'), okText: t('discard') },
    success: t('discarded'),
    run: async () => {
      const { id } = await discardDraft(draft_of ?? 0);
      // Left before what is cached is loaded again, because the draft no longer exists.
      await navigate({ to: '/sku_templates/$id', params: { id: String(id) }, replace: true });
      await client.invalidateQueries({ queryKey: skuTemplatesKey });
    },
  });
}
