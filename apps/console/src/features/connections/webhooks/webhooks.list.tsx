import type { Webhook, webhookList } from '@platen/model/connections/webhooks';
import { linkOptions } from '@tanstack/react-router';
import { BookOpen, Plus } from 'lucide-react';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { useWebhookActions } from './use-webhook-actions.tsx';
import { webhooks } from './webhooks.api.ts';
import { webhooksTexts } from './webhooks.messages.ts';

type Sort = (typeof webhookList)['sorts'][number];

export function WebhookList() {
  const t = useText(webhooksTexts);
  const can = useCan();
  const badgeOf = useStateBadge('webhook');
  const { actionsOf, dialog } = useWebhookActions();
  const seesEveryone = can('users.read');

  const detail = (webhook: Webhook) => linkOptions({ to: '/webhooks/$id', params: { id: String(webhook.id) } });
  const owner: Column<Webhook, Sort> = {
    kind: 'text',
    key: 'owner',
    label: t('owner'),
    value: (webhook) => webhook.user.screen_name,
  };
  const create: Action = {
    key: 'create',
    label: t('create'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/webhooks/new' }),
  };
  const docs: Action = {
    key: 'docs',
    label: t('docs'),
    icon: <BookOpen aria-hidden />,
    link: linkOptions({ to: '/api_keys/doc', hash: 'webhooks' }),
  };

  return (
    <>
      <ListScreen<Webhook, typeof webhookList>
        title={t('title')}
        description={t('description')}
        source={webhooks}
        filters={[
          { kind: 'text', name: 'url_cont', label: t('url'), placeholder: t('urlPlaceholder') },
          ...(seesEveryone ? [customerFilter('user_id_eq' as const, t('owner'), t('allCustomers'))] : []),
        ]}
        columns={[
          { kind: 'link', key: 'url', label: t('url'), value: (webhook) => webhook.url, link: detail },
          {
            kind: 'state',
            key: 'state',
            label: t('state'),
            value: (webhook) => badgeOf(webhook.is_active ? 'active' : 'off'),
          },
          {
            kind: 'text',
            key: 'events',
            label: t('events'),
            value: ({ events }) => (events.length === 0 ? t('allEvents') : t('someEvents', { count: events.length })),
          },
          ...(seesEveryone ? [owner] : []),
          {
            kind: 'text',
            key: 'description',
            label: t('remark'),
            value: (webhook) => webhook.description,
            priority: 3,
          },
          {
            kind: 'dateTime',
            key: 'created_at',
            label: t('createdAt'),
            value: (webhook) => webhook.created_at,
            sort: 'created_at',
          },
        ]}
        actions={[...(can('api_keys.read') ? [docs] : []), ...(can('webhooks.create') ? [create] : [])]}
        rowActions={actionsOf}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), ...(can('webhooks.create') && { action: create }) }}
      />
      {dialog}
    </>
  );
}
