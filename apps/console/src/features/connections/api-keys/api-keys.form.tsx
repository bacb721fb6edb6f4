import {
  type ApiKey,
  type ApiKeyInput,
  apiKeyLengthMax,
  type ApiKeyScope,
  apiKeyScopes,
  type CreatedApiKey,
} from '@platen/model/api-keys';
import { dateTimeFormat, fromPicker, nowInPicker, toPicker } from '../../../ui/formats.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Checkbox, DatePicker, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { apiKeyQuery, apiKeys, createApiKey, updateApiKey } from './api-keys.api.ts';
import { apiKeysTexts } from './api-keys.messages.ts';
import { CreatedKeyDialog } from './created-key.dialog.tsx';

interface Values {
  name: string;
  description: string;
  expires_at: Dayjs | null;
  scopes: ApiKeyScope[];
}

const list = linkOptions({ to: '/api_keys' });

const toInput = (values: Values): ApiKeyInput => ({
  name: values.name,
  description: values.description,
  expires_at: values.expires_at && fromPicker(values.expires_at),
  scopes: values.scopes,
});

function Fields() {
  const t = useText(apiKeysTexts);
  return (
    <>
      <Form.Item name="name" label={t('name')} extra={t('nameHint')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={apiKeyLengthMax.name} />
      </Form.Item>
      <Form.Item name="description" label={t('remark')}>
        <Input.TextArea maxLength={apiKeyLengthMax.description} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name="expires_at" label={t('expiresAt')} extra={t('expiresHint')}>
        <DatePicker showTime format={dateTimeFormat} placeholder={t('never')} minDate={nowInPicker()} />
      </Form.Item>
      <Form.Item name="scopes" label={t('scopes')} extra={t('scopesHint')}>
        <Checkbox.Group options={apiKeyScopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))} />
      </Form.Item>
    </>
  );
}

export function ApiKeyCreate() {
  const t = useText(apiKeysTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [intent] = useState(createIdempotencyKey);
  const [created, setCreated] = useState<CreatedApiKey>();
  return (
    <>
      <FormScreen<Values, CreatedApiKey>
        title={t('createTitle')}
        description={t('description')}
        back={list}
        initial={{ name: '', description: '', expires_at: null, scopes: [] }}
        focus="name"
        save={(values) => {
          const input = toInput(values);
          return createApiKey(input, { idempotencyKey: intent.keyFor(input) });
        }}
        onSaved={(key) => {
          intent.fulfilled();
          setCreated(key);
          return client.invalidateQueries({ queryKey: apiKeys.key });
        }}
      >
        <Fields />
      </FormScreen>
      {created && <CreatedKeyDialog value={created.key_value} onClose={() => void navigate(list)} />}
    </>
  );
}

export function ApiKeyEdit() {
  const t = useText(apiKeysTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { id } = useParams({ from: '/shell/api_keys/$id/edit' });
  const query = useQuery(apiKeyQuery(id));
  return (
    <Loaded query={query} back={list}>
      {(key) => (
        <FormScreen<Values, ApiKey>
          title={t('editTitle')}
          description={key.name}
          back={linkOptions({ to: '/api_keys/$id', params: { id } })}
          initial={{ ...key, expires_at: key.expires_at ? toPicker(key.expires_at) : null }}
          focus="name"
          save={(values) => updateApiKey(id, toInput(values))}
          onSaved={async () => {
            showSuccess();
            await client.invalidateQueries({ queryKey: apiKeys.key });
            await navigate({ to: '/api_keys/$id', params: { id } });
          }}
        >
          <Fields />
        </FormScreen>
      )}
    </Loaded>
  );
}
