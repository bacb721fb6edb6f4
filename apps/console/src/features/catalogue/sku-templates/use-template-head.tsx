import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { OpenType } from '@platen/model/catalogue/sku-templates';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Heart, HeartOff, ShoppingCart, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { newFormOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { PublishDialog } from '../../../shared/publishing/publish.dialog.tsx';
import { templateDraftTexts } from '../../../shared/publishing/template-draft.messages.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { StateBadge } from '../../../ui/list/list.types.ts';
import { useText } from '../../../ui/text.ts';
import { skuTemplatesKey } from './sku-templates.api.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';
import { TryTemplateDialog } from './try-template.dialog.tsx';
import { tryTemplateTexts } from './try-template.messages.ts';
import { canExportMaterials, useExportMaterials } from './use-export-materials.tsx';
import { isInPrivateList, usePrivateToggle } from './use-private-toggle.ts';
import { useTemplateActions } from './use-template-actions.tsx';

interface HeadContext {
  openType: OpenType | undefined;
  /** The private list entry through which the template is viewed. */
  entryId: number | null;
  /** Called after it was removed from the private list. */
  onRemoved?: () => unknown;
}

/** There is something to fill in, and an image that shows it. */
const canBeTried = ({ kind, effect_image_configs }: SkuTemplate): boolean =>
  kind === 'micro_custom' && effect_image_configs.length > 0;

/** The header of a template's screen: its state and its actions, for customers and staff. */
export function useTemplateHead() {
  const t = useText(skuTemplatesTexts);
  const can = useCan();
  const badgeOf = useStateBadge('sku_template');
  const exporting = useExportMaterials();
  const privateList = usePrivateToggle();
  const staffActions = useTemplateActions();
  const trying = useText(tryTemplateTexts);
  const ofDraft = useText(templateDraftTexts);
  const [tried, setTried] = useState<SkuTemplate>();
  const publishing = usePublishing();

  function privateAction(template: SkuTemplate, onRemoved: HeadContext['onRemoved']): Action {
    const isPrivate = isInPrivateList(template);
    return {
      key: 'private',
      label: isPrivate ? t('remove') : t('add'),
      icon: isPrivate ? <HeartOff aria-hidden /> : <Heart aria-hidden />,
      run: async () => {
        await privateList.toggle(template);
        if (isPrivate) await onRemoved?.();
      },
      // The toggle shows the message, as on the cards.
      success: false,
    };
  }

  const orderAction = ({ kind, no }: SkuTemplate): Action => ({
    key: 'order',
    label: t('order'),
    icon: <ShoppingCart aria-hidden />,
    isPrimary: true,
    link: newFormOrderLink(kind, no),
  });

  const tryAction = (template: SkuTemplate): Action => ({
    key: 'try',
    label: trying('action'),
    icon: <WandSparkles aria-hidden />,
    run: async () => setTried(template),
    success: false,
  });

  /** What a customer may do with a template. */
  const orderActions = (template: SkuTemplate): Action[] =>
    can('form_orders.create') && template.state === 'published'
      ? [orderAction(template), ...(canBeTried(template) ? [tryAction(template)] : [])]
      : [];

  return {
    /** Customers expect a template to be published, so only the opposite is shown. */
    state(template: SkuTemplate): StateBadge | undefined {
      if (template.draft_of !== null) return { tone: 'info', label: ofDraft('draft') };
      return can('sku_templates.update') || template.state !== 'published' ? badgeOf(template.state) : undefined;
    },
    actions: (template: SkuTemplate, { openType, entryId, onRemoved }: HeadContext): Action[] => [
      ...orderActions(template),
      ...(canExportMaterials(template, openType) ? [exporting.action(template, entryId)] : []),
      ...(template.draft_of === null && privateList.isAllowed(template) ? [privateAction(template, onRemoved)] : []),
      ...staffActions(template, {
        onPublish: () => publishing.open(template),
        afterwards: publishing.refresh,
      }),
    ],
    exportStrip: exporting.strip,
    dialog: (
      <>
        {tried && <TryTemplateDialog template={tried} onClose={() => setTried(undefined)} />}
        {publishing.dialog}
      </>
    ),
  };
}

/** The dialog that publishes a template, or a draft, after which its template is shown. */
function usePublishing() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [opened, open] = useState<SkuTemplate>();
  const refresh = () => client.invalidateQueries({ queryKey: skuTemplatesKey });
  const showPublished = ({ id }: SkuTemplate) =>
    id === opened?.id ? refresh() : navigate({ to: '/sku_templates/$id', params: { id: String(id) }, replace: true });
  return {
    open,
    refresh,
    dialog: opened && <PublishDialog template={opened} onPublished={showPublished} onClose={() => open(undefined)} />,
  };
}
