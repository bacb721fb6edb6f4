import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { linkOptions } from '@tanstack/react-router';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { LockedArt } from '../../../ui/art/locked-art.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { skuTemplateFormTexts } from './sku-templates-form.messages.ts';
import { useTemplateActions } from './use-template-actions.tsx';

/** Shown instead of the form of a published template: why it cannot be changed, and how it can. */
export function PublishedNotice({ template, afterwards }: { template: SkuTemplate; afterwards: () => unknown }) {
  const t = useText(skuTemplateFormTexts);
  const unpublish = useTemplateActions()(template, { afterwards }).filter(({ key }) => key === 'unpublish');
  const detail = linkOptions({ to: '/sku_templates/$id', params: { id: String(template.id) } });
  return (
    <ScreenState
      isPage
      art={<LockedArt />}
      title={t('lockedTitle', { no: template.no })}
      text={t('lockedText')}
      actions={
        <ActionButtons
          actions={[
            { key: 'back', label: t('back'), link: detail },
            ...unpublish.map((action) => ({ ...action, isPrimary: true })),
          ]}
        />
      }
    />
  );
}
