import type { Webhook } from '@platen/model/connections/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { SubjectHistory } from '../../../shared/audit/subject-history.tsx';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { useEventLabel } from '../../../shared/webhook-events.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { Deliveries } from './deliveries.tsx';
import { useWebhookActions } from './use-webhook-actions.tsx';
import { sendTestEvent, webhookQuery, webhooks } from './webhooks.api.ts';
import { webhooksTexts } from './webhooks.messages.ts';

const list = linkOptions({ to: '/webhooks' });

export function WebhookDetail() {
  const t = useText(webhooksTexts);
  const label = useEventLabel();
  const { id } = useParams({ from: '/shell/webhooks/$id' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const badgeOf = useStateBadge('webhook');
  const { actionsOf, dialog } = useWebhookActions();
  const can = useCan();

  const sendTest = (webhook: Webhook): Action => ({
    key: 'test',
    label: t('sendTest'),
    icon: <Send aria-hidden />,
    run: () => sendTestEvent(webhook.id, { idempotencyKey: createIdempotencyKey().keyFor(webhook.id) }),
    success: t('testSent'),
  });
  async function backToList() {
    await navigate(list);
    client.removeQueries({ queryKey: webhookQuery(id).queryKey });
    await client.invalidateQueries({ queryKey: webhooks.key });
  }

  return (
    <>
      <DetailScreen
        query={webhookQuery(id)}
        back={list}
        title={(webhook) => new URL(webhook.url).host}
        state={(webhook) => badgeOf(webhook.is_active ? 'active' : 'off')}
        actions={(webhook) => [
          ...(can('webhooks.update') && webhook.is_active ? [sendTest(webhook)] : []),
          ...actionsOf(webhook, backToList),
        ]}
        sections={(webhook) => [
          {
            title: t('basics'),
            items: [
              { kind: 'copyable', label: t('url'), value: webhook.url, isWide: true },
              { kind: 'text', label: t('remark'), value: webhook.description },
              { kind: 'text', label: t('owner'), value: webhook.user.screen_name },
              ...(webhook.switched_off_at
                ? [{ kind: 'dateTime' as const, label: t('switchedOffAt'), value: webhook.switched_off_at }]
                : webhook.failing_since
                  ? [{ kind: 'dateTime' as const, label: t('failingSince'), value: webhook.failing_since }]
                  : []),
              { kind: 'dateTime', label: t('createdAt'), value: webhook.created_at },
              { kind: 'dateTime', label: t('updatedAt'), value: webhook.updated_at },
              ...(webhook.previous_secret_expires_at
                ? [
                    {
                      kind: 'dateTime' as const,
                      label: t('previousSecretUntil'),
                      value: webhook.previous_secret_expires_at,
                    },
                  ]
                : []),
              {
                kind: 'text',
                label: t('events'),
                value: webhook.events.length === 0 ? t('allEvents') : webhook.events.map(label).join('\n'),
                isWide: true,
              },
            ],
          },
        ]}
      >
        {(webhook) => (
          <>
            <Deliveries webhook={webhook} />
            <SubjectHistory isApart type="webhooks" id={webhook.id} />
          </>
        )}
      </DetailScreen>
      {dialog}
    </>
  );
}
