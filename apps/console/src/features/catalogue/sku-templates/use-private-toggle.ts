import type { SkuTemplateCard } from '@platen/model/catalogue/sku-templates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCan } from '../../../shared/session/abilities.tsx';
import { confirm, showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { pendingEntryId, withPrivateEntry } from './private-entry.ts';
import {
  addPrivateTemplate,
  privateTemplatesKey,
  removePrivateTemplate,
  skuTemplatesKey,
} from './sku-templates.api.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';

export const isInPrivateList = (template: Pick<SkuTemplateCard, 'current_users_sku_template_id'>): boolean =>
  template.current_users_sku_template_id !== null;

/**
 * Adds a template to the private list or removes it. Every screen shows the new state at once; if the server refuses,
 * it is reverted (the request layer reports the refusal).
 */
export function usePrivateToggle() {
  const t = useText(skuTemplatesTexts);
  const can = useCan();
  const client = useQueryClient();

  const show = (templateId: number, entryId: number | null) =>
    client.setQueriesData({ queryKey: skuTemplatesKey }, (cached) => withPrivateEntry(cached, templateId, entryId));

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ id, current_users_sku_template_id: entryId }: SkuTemplateCard) => {
      if (entryId === null) return (await addPrivateTemplate(id)).id;
      await removePrivateTemplate(entryId);
      return null;
    },
    onMutate: async (template) => {
      // A response that was requested before the click would show the old state again.
      await client.cancelQueries({ queryKey: skuTemplatesKey });
      show(template.id, isInPrivateList(template) ? null : pendingEntryId);
    },
    onError: (_cause, template) => show(template.id, template.current_users_sku_template_id),
    onSuccess: (entryId, { id, name }) => {
      show(id, entryId);
      showSuccess(entryId === null ? t('removed', { name }) : t('added', { name }));
    },
    onSettled: () =>
      Promise.all([
        // Not refetched at once: the screen of a removed entry would only get a 404.
        client.invalidateQueries({ queryKey: privateTemplatesKey, refetchType: 'none' }),
        client.invalidateQueries({ queryKey: [...skuTemplatesKey, 'count'] }),
        client.invalidateQueries({ queryKey: [...skuTemplatesKey, 'gallery', 'private'] }),
      ]),
  });

  /** An unpublished template is in no gallery: once removed from the list, it cannot be found again. */
  function removalQuestion({ name, state }: SkuTemplateCard) {
    return state === 'published'
      ? { title: t('removeTitle', { name }), text: t('removeText'), okText: t('remove') }
      : { title: t('removeLastTitle', { name }), text: t('removeLastText'), okText: t('remove'), isDanger: true };
  }

  return {
    isPending,
    isAllowed: (template: SkuTemplateCard) =>
      can(isInPrivateList(template) ? 'users_sku_templates.destroy' : 'users_sku_templates.create'),
    toggle: async (template: SkuTemplateCard): Promise<void> => {
      if (isPending || template.current_users_sku_template_id === pendingEntryId) return;
      if (isInPrivateList(template) && !(await confirm(removalQuestion(template)))) return;
      await mutateAsync(template);
    },
  };
}
