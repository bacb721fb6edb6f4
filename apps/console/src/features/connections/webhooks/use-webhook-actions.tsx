import type { Webhook } from '@platen/model/connections/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { RotateSecretDialog } from '../../../shared/rotation/rotate-secret.dialog.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { WebhookSecretDialog } from './webhook-secret.dialog.tsx';
import { deleteWebhook, rotateWebhookSecret, switchWebhook, webhooks } from './webhooks.api.ts';
import { webhooksTexts } from './webhooks.messages.ts';

/** What the user may do with a webhook; the list and the detail screen offer the same. */
export function useWebhookActions() {
  const t = useText(webhooksTexts);
  const can = useCan();
  const client = useQueryClient();
  const [rotated, setRotated] = useState<Webhook>();

  function actionsOf(webhook: Webhook, onDeleted?: () => unknown): Action[] {
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
        { key: 'rotate', label: t('rotate'), run: () => Promise.resolve(setRotated(webhook)), success: false },
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
  }

  return {
    actionsOf,
    dialog: rotated && (
      <RotateSecretDialog
        title={t('rotateTitle')}
        rotate={async (values, options) => (await rotateWebhookSecret(rotated.id, values, options)).secret}
        renderSecret={(value, onClose) => (
          <WebhookSecretDialog title={t('rotatedSecretTitle')} value={value} onClose={onClose} />
        )}
        onRotated={() => client.invalidateQueries({ queryKey: webhooks.key })}
        onClose={() => setRotated(undefined)}
      />
    ),
  };
}
