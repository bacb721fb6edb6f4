import type { Webhook } from '@platen/model/webhooks';
import { linkOptions } from '@tanstack/react-router';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { deleteWebhook, switchWebhook } from './webhooks.api.ts';
import { webhooksTexts } from './webhooks.messages.ts';

/** What the user may do with a webhook; the list and the detail screen offer the same. */
export function useWebhookActions(): (webhook: Webhook, onDeleted?: () => unknown) => Action[] {
  const t = useText(webhooksTexts);
  const can = useCan();
  return (webhook, onDeleted) => {
    const { id, url, is_active: isActive } = webhook;
    const actions: Action[] = [];
    if (can('webhooks.update')) {
      actions.push(
        {
          key: 'edit',
          label: t('edit'),
          link: linkOptions({ to: '/webhooks/$id/edit', params: { id: String(id) } }),
        },
        {
          key: 'switch',
          label: isActive ? t('switchOff') : t('switchOn'),
          ...(isActive && {
            confirm: { title: t('switchOffTitle'), text: t('switchOffText'), okText: t('switchOff') },
          }),
          run: () => switchWebhook(id, !isActive),
        },
      );
    }
    if (can('webhooks.destroy')) {
      actions.push({
        key: 'delete',
        label: t('delete'),
        isDanger: true,
        confirm: { title: t('deleteTitle'), text: t('deleteText', { url }), okText: t('delete') },
        run: () => deleteWebhook(id).then(onDeleted),
      });
    }
    return actions;
  };
}
