import { deliveredEvents } from '@platen/model/connections/webhook-events';
import {
  deliveryStates,
  type Webhook,
  type WebhookDelivery,
  type webhookDeliveryList,
} from '@platen/model/connections/webhooks';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { useEventLabel } from '../../../shared/webhook-events.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { useText } from '../../../ui/text.ts';
import { pollIntervalMs } from '../../../ui/timing.ts';
import { DeliveryDialog } from './delivery.dialog.tsx';
import { deliveries, replayDelivery } from './webhooks.api.ts';
import { webhooksTexts } from './webhooks.messages.ts';

/** What was sent to a webhook, with the responses; each delivery can be viewed and sent again. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const t = useText(webhooksTexts);
  const can = useCan();
  const badgeOf = useStateBadge('delivery');
  const label = useEventLabel();
  const [viewed, setViewed] = useState<WebhookDelivery>();

  const view = (delivery: WebhookDelivery): Action => ({
    key: 'view',
    label: t('view'),
    run: async () => setViewed(delivery),
    success: false,
  });
  function replay(delivery: WebhookDelivery): Action {
    return {
      key: 'replay',
      label: t('replay'),
      confirm: { title: t('replayTitle'), text: t('replayText'), okText: t('replay') },
      run: () => replayDelivery(delivery.id, { idempotencyKey: createIdempotencyKey().keyFor(delivery.id) }),
      success: t('replayed'),
    };
  }

  return (
    <>
      <ListSection<WebhookDelivery, typeof webhookDeliveryList>
        title={t('deliveries')}
        source={deliveries}
        fixedFilters={{ webhook_id_eq: String(webhook.id) }}
        pollMs={(rows) => rows.some(({ state }) => state === 'pending') && pollIntervalMs}
        filters={[
          {
            kind: 'select',
            name: 'state_eq',
            label: t('state'),
            placeholder: t('allStates'),
            options: deliveryStates.map((state) => ({ value: state, label: badgeOf(state).label })),
          },
          {
            kind: 'select',
            name: 'event_eq',
            label: t('event'),
            placeholder: t('allEvents'),
            options: deliveredEvents.map((event) => ({ value: event, label: label(event) })),
          },
        ]}
        columns={[
          { kind: 'text', key: 'event', label: t('event'), value: ({ event }) => label(event) },
          { kind: 'state', key: 'state', label: t('state'), value: ({ state }) => badgeOf(state) },
          { kind: 'count', key: 'attempts', label: t('attempts'), value: ({ attempts }) => attempts },
          {
            kind: 'text',
            key: 'response',
            label: t('response'),
            value: ({ response_status, response, attempts }) =>
              attempts === 0 ? t('noResponse') : [response_status, response].filter(Boolean).join(' · '),
          },
          {
            kind: 'dateTime',
            key: 'created_at',
            label: t('createdAt'),
            value: (row) => row.created_at,
            sort: 'created_at',
          },
          {
            kind: 'dateTime',
            key: 'last',
            label: t('lastTime'),
            value: (row) => row.delivered_at ?? row.next_attempt_at,
          },
        ]}
        rowActions={(row) => [view(row), ...(can('webhooks.update') && webhook.is_active ? [replay(row)] : [])]}
        empty={{ title: t('deliveriesEmptyTitle'), text: t('deliveriesEmptyText') }}
      />
      {viewed && <DeliveryDialog delivery={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}
