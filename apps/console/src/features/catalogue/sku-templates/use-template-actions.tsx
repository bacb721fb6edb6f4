import { type SkuTemplateCard, type TemplateState, templateFlow } from '@platen/model/catalogue/sku-templates';
import { linkOptions } from '@tanstack/react-router';
import { CloudDownload, Pencil, PencilRuler, Rocket } from 'lucide-react';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { unpublishSkuTemplate } from './sku-template-changes.ts';
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
    if (can('sku_templates.update') && state !== 'published') {
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
    return actions;
  };
}
