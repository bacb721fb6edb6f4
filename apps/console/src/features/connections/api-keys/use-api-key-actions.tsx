import type { ApiKey } from '@platen/model/connections/api-keys';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { RotateSecretDialog } from '../../../shared/rotation/rotate-secret.dialog.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { apiKeys, deleteApiKey, rotateApiKey } from './api-keys.api.ts';
import { apiKeysTexts } from './api-keys.messages.ts';
import { CreatedKeyDialog } from './created-key.dialog.tsx';

/** What the user may do with a key; the list and the detail screen offer the same. */
export function useApiKeyActions() {
  const t = useText(apiKeysTexts);
  const can = useCan();
  const client = useQueryClient();
  const [rotated, setRotated] = useState<ApiKey>();

  function actionsOf(key: ApiKey, onDeleted?: () => unknown): Action[] {
    const params = { id: String(key.id) };
    const actions: Action[] = [];
    if (can('api_keys.update')) {
      actions.push(
        { key: 'edit', label: t('edit'), link: linkOptions({ to: '/api_keys/$id/edit', params }) },
        { key: 'rotate', label: t('rotate'), run: () => Promise.resolve(setRotated(key)), success: false },
      );
    }
    if (can('api_keys.destroy')) {
      actions.push({
        key: 'delete',
        label: t('delete'),
        isDanger: true,
        confirm: { title: t('deleteTitle', { name: key.name }), text: t('deleteText'), okText: t('delete') },
        run: () => deleteApiKey(key.id).then(onDeleted),
      });
    }
    return actions;
  }

  return {
    actionsOf,
    dialog: rotated && (
      <RotateSecretDialog
        title={t('rotateTitle', { name: rotated.name })}
        rotate={async (values, options) => (await rotateApiKey(rotated.id, values, options)).key_value}
        renderSecret={(value, onClose) => <CreatedKeyDialog value={value} onClose={onClose} />}
        onRotated={() => client.invalidateQueries({ queryKey: apiKeys.key })}
        onClose={() => setRotated(undefined)}
      />
    ),
  };
}
