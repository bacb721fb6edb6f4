import type { WebhookDelivery } from '@platen/model/connections/webhooks';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useStateBadge } from '../../../shared/states.ts';
import { useEventLabel } from '../../../shared/webhook-events.ts';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { webhooksTexts } from './webhooks.messages.ts';
import styles from './webhooks.module.css';

/** One delivery: the exact request, and the response. */
export function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery; onClose: () => void }) {
  const t = useText(webhooksTexts);
  const ui = useText(uiTexts);
  const badgeOf = useStateBadge('delivery');
  const label = useEventLabel();
  const [isOpen, setOpen] = useState(true);
  const { event_id, event, occurred_at, subject, sequence, id, created_at, payload, response, response_status } =
    delivery;
  const sent = { event_id, event, occurred_at, subject, sequence, id, created_at, data: payload };
  const body = JSON.stringify(sent, undefined, 2);
  const close = () => setOpen(false);
  return (
    <Modal
      open={isOpen}
      title={t('deliveryTitle', { id: String(id) })}
      width={720}
      onCancel={close}
      afterClose={onClose}
      footer={<Button onClick={close}>{ui('close')}</Button>}
    >
      <div className={styles.dialog}>
        <DetailSections
          sections={[
            {
              title: label(event),
              items: [
                { kind: 'state', label: t('state'), value: badgeOf(delivery.state) },
                { kind: 'count', label: t('attempts'), value: delivery.attempts },
                { kind: 'dateTime', label: t('occurredAt'), value: occurred_at },
                delivery.next_attempt_at
                  ? { kind: 'dateTime', label: t('nextAttemptAt'), value: delivery.next_attempt_at }
                  : { kind: 'dateTime', label: t('deliveredAt'), value: delivery.delivered_at },
              ],
            },
          ]}
        />
        <CodeBlock title={t('body')} language="json" code={body} />
        {delivery.attempts > 0 && (
          <CodeBlock
            title={[t('answer'), response_status].filter(Boolean).join(' · ')}
            language="http"
            code={response || '–'}
          />
        )}
      </div>
    </Modal>
  );
}
