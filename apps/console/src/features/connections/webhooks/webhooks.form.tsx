import { webhookEvents } from '@platen/model/connections/webhook-events';
import {
  type CreatedWebhook,
  type Webhook,
  type WebhookInput,
  webhookLengthMax,
} from '@platen/model/connections/webhooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Checkbox, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { useEventLabel } from '../../../shared/webhook-events.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { WebhookSecretDialog } from './webhook-secret.dialog.tsx';
import { createWebhook, updateWebhook, webhookQuery, webhooks } from './webhooks.api.ts';
import { webhooksTexts } from './webhooks.messages.ts';
import styles from './webhooks.module.css';

const list = linkOptions({ to: '/webhooks' });

function Fields() {
  const t = useText(webhooksTexts);
  const label = useEventLabel();
  return (
    <>
      <Form.Item
        name="url"
        label={t('url')}
        extra={t('urlHint')}
        normalize={(url: string) => url.trim()}
        rules={[{ required: true }, { pattern: /^https:\/\//i, message: t('urlWrong') }]}
      >
        <Input
          type="url"
          inputMode="url"
          maxLength={webhookLengthMax.url}
          placeholder="https://shop.example.com/platen"
        />
      </Form.Item>
      <Form.Item name="description" label={t('remark')}>
        <Input maxLength={webhookLengthMax.description} />
      </Form.Item>
      <Form.Item name="events" label={t('events')} extra={t('eventsHint')}>
        <Checkbox.Group
          className={styles.events ?? ''}
          options={webhookEvents.map((event) => ({
            value: event,
            label: (
              <span className={styles.event}>
                {label(event)} <code>{event}</code>
              </span>
            ),
          }))}
        />
      </Form.Item>
      <Form.Item name="is_active" label={t('isActive')} extra={t('isActiveHint')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}

export function WebhookCreate() {
  const t = useText(webhooksTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [intent] = useState(createIdempotencyKey);
  const [created, setCreated] = useState<CreatedWebhook>();
  return (
    <>
      <FormScreen<WebhookInput, CreatedWebhook>
        title={t('createTitle')}
        description={t('description')}
        back={list}
        initial={{ url: '', description: '', events: [], is_active: true }}
        focus="url"
        save={(values) => createWebhook(values, { idempotencyKey: intent.keyFor(values) })}
        onSaved={(webhook) => {
          intent.fulfilled();
          setCreated(webhook);
          return client.invalidateQueries({ queryKey: webhooks.key });
        }}
      >
        <Fields />
      </FormScreen>
      {created && (
        <WebhookSecretDialog
          title={t('createdSecretTitle')}
          value={created.secret}
          onClose={() => void navigate({ to: '/webhooks/$id', params: { id: String(created.id) } })}
        />
      )}
    </>
  );
}

export function WebhookEdit() {
  const t = useText(webhooksTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { id } = useParams({ from: '/shell/webhooks/$id/edit' });
  const query = useQuery(webhookQuery(id));
  const detail = linkOptions({ to: '/webhooks/$id', params: { id } });
  return (
    <Loaded query={query} back={list}>
      {({ url, description, events, is_active }) => (
        <FormScreen<WebhookInput, Webhook>
          title={t('editTitle')}
          description={url}
          back={detail}
          initial={{ url, description, events, is_active }}
          focus="url"
          save={(values) => updateWebhook(id, values)}
          onSaved={async () => {
            showSuccess();
            await client.invalidateQueries({ queryKey: webhooks.key });
            await navigate(detail);
          }}
        >
          <Fields />
        </FormScreen>
      )}
    </Loaded>
  );
}
