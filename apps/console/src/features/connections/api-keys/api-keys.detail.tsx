import { apiKeyScopeRecords } from '@platen/model/connections/api-keys';
import { textIn } from '@platen/model/text/locale';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { useLocale } from 'use-intl';
import { SubjectHistory } from '../../../shared/audit/subject-history.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { formatDateTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { apiKeyState } from './api-key-state.ts';
import { apiKeyQuery, apiKeys } from './api-keys.api.ts';
import { apiKeysTexts } from './api-keys.messages.ts';
import { useApiKeyActions } from './use-api-key-actions.tsx';

export function ApiKeyDetail() {
  const t = useText(apiKeysTexts);
  const { id } = useParams({ from: '/shell/api_keys/$id' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const badgeOf = useStateBadge('api_key');
  const locale = useLocale();
  const { actionsOf, dialog } = useApiKeyActions();
  const back = linkOptions({ to: '/api_keys' });

  async function backToList() {
    await navigate(back);
    client.removeQueries({ queryKey: apiKeyQuery(id).queryKey });
    await client.invalidateQueries({ queryKey: apiKeys.key });
  }

  return (
    <>
      <DetailScreen
        query={apiKeyQuery(id)}
        back={back}
        title={(key) => key.name}
        state={(key) => badgeOf(apiKeyState(key, Date.now()))}
        actions={(key) => actionsOf(key, backToList)}
        sections={(key) => [
          {
            title: t('basics'),
            items: [
              { kind: 'text', label: t('name'), value: key.name },
              { kind: 'code', label: t('key'), value: key.key },
              { kind: 'text', label: t('owner'), value: key.user.screen_name },
              {
                kind: 'text',
                label: t('scopes'),
                value: key.scopes.map((scope) => textIn(apiKeyScopeRecords[scope].text, locale)).join(' · '),
              },
              { kind: 'text', label: t('addresses'), value: key.addresses.join(' · ') || t('everywhere') },
              { kind: 'text', label: t('remark'), value: key.description, isWide: true },
            ],
          },
          {
            title: t('usage'),
            items: [
              { kind: 'dateTime', label: t('expiresAt'), value: key.expires_at, fallback: t('never') },
              { kind: 'dateTime', label: t('lastUsedAt'), value: key.last_used_at },
              { kind: 'code', label: t('lastUsedFrom'), value: key.last_used_address },
              ...(key.previous
                ? [
                    {
                      kind: 'text' as const,
                      label: t('previousKey'),
                      value: t('previousKeyUntil', {
                        key: key.previous.key,
                        time: formatDateTime(key.previous.expires_at),
                      }),
                    },
                  ]
                : []),
              { kind: 'dateTime', label: t('createdAt'), value: key.created_at },
              { kind: 'dateTime', label: t('updatedAt'), value: key.updated_at },
            ],
          },
        ]}
      >
        {(key) => <SubjectHistory isApart type="api_keys" id={key.id} />}
      </DetailScreen>
      {dialog}
    </>
  );
}
