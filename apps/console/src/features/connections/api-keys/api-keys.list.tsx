import { isCustomer } from '@platen/model/accounts/roles';
import type { ApiKey, apiKeyList } from '@platen/model/connections/api-keys';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { BookOpen, Plus } from 'lucide-react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { apiKeyState } from './api-key-state.ts';
import { apiKeys, deleteApiKey } from './api-keys.api.ts';
import { apiKeysTexts } from './api-keys.messages.ts';
import { useApiKeyActions } from './use-api-key-actions.tsx';

type Sort = (typeof apiKeyList)['sorts'][number];

export function ApiKeyList() {
  const t = useText(apiKeysTexts);
  const can = useCan();
  const { actionsOf, dialog } = useApiKeyActions();
  const create: Action = {
    key: 'create',
    label: t('create'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/api_keys/new' }),
  };
  const docs: Action = {
    key: 'docs',
    label: t('docs'),
    icon: <BookOpen aria-hidden />,
    link: linkOptions({ to: '/api_keys/doc' }),
  };

  return (
    <>
      <ListScreen<ApiKey, typeof apiKeyList>
        title={t('title')}
        description={t('description')}
        source={apiKeys}
        filters={[{ kind: 'text', name: 'name_cont', label: t('name'), placeholder: t('namePlaceholder') }]}
        columns={useApiKeyColumns()}
        actions={can('api_keys.create') ? [docs, create] : [docs]}
        rowActions={actionsOf}
        {...(can('api_keys.destroy') && {
          batchActions: [
            {
              key: 'delete',
              label: t('delete'),
              isDanger: true,
              confirm: (keys) => ({
                title: t('deleteManyTitle', { count: keys.length }),
                text: t('deleteText'),
                okText: t('delete'),
              }),
              run: (keys) => Promise.all(keys.map((key) => deleteApiKey(key.id))),
            },
          ],
        })}
        empty={{
          title: t('emptyTitle'),
          text: t('emptyText'),
          ...(can('api_keys.create') && { action: create }),
        }}
      />
      {dialog}
    </>
  );
}

function useApiKeyColumns(): readonly Column<ApiKey, Sort>[] {
  const t = useText(apiKeysTexts);
  const badgeOf = useStateBadge('api_key');
  const { data: user } = useQuery(currentUserQuery);
  const seesEveryone = user !== undefined && !isCustomer(user.role);
  const detail = (key: ApiKey) => linkOptions({ to: '/api_keys/$id', params: { id: String(key.id) } });
  const ownerColumn: Column<ApiKey, Sort> = {
    kind: 'text',
    key: 'owner',
    label: t('owner'),
    value: (key) => key.user.screen_name,
  };
  return [
    { kind: 'link', key: 'name', label: t('name'), value: (key) => key.name, link: detail, sort: 'name' },
    { kind: 'text', key: 'key', label: t('key'), value: (key) => key.key, isCode: true },
    { kind: 'state', key: 'state', label: t('state'), value: (key) => badgeOf(apiKeyState(key, Date.now())) },
    ...(seesEveryone ? [ownerColumn] : []),
    { kind: 'text', key: 'description', label: t('remark'), value: (key) => key.description, priority: 3 },
    {
      kind: 'dateTime',
      key: 'expires_at',
      label: t('expiresAt'),
      value: (key) => key.expires_at,
      sort: 'expires_at',
      priority: 2,
    },
    {
      kind: 'dateTime',
      key: 'last_used_at',
      label: t('lastUsedAt'),
      value: (key) => key.last_used_at,
      sort: 'last_used_at',
      priority: 2,
    },
    {
      kind: 'text',
      key: 'last_used_address',
      label: t('lastUsedFrom'),
      value: (key) => key.last_used_address,
      isCode: true,
      priority: 3,
    },
    {
      kind: 'dateTime',
      key: 'created_at',
      label: t('createdAt'),
      value: (key) => key.created_at,
      sort: 'created_at',
    },
  ];
}
