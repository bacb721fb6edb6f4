import type { ApiKey } from '@platen/model/api-keys';
import { linkOptions } from '@tanstack/react-router';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { deleteApiKey } from './api-keys.api.ts';
import { apiKeysTexts } from './api-keys.messages.ts';

/** What the user may do with a key; the list and the detail screen offer the same. */
export function useApiKeyActions(): (key: ApiKey, onDeleted?: () => unknown) => Action[] {
  const t = useText(apiKeysTexts);
  const can = useCan();
  return (key, onDeleted) => {
    const params = { id: String(key.id) };
    const actions: Action[] = [];
    if (can('api_keys.update')) {
      actions.push({ key: 'edit', label: t('edit'), link: linkOptions({ to: '/api_keys/$id/edit', params }) });
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
  };
}
