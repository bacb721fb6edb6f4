import {
  type ApiKey,
  type ApiKeyInput,
  type ApiKeyScope,
  type CreatedApiKey,
  offeredScopes,
} from '@platen/model/connections/api-keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { fromPicker, toPicker } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { ApiKeyFields } from './api-key-fields.tsx';
import { apiKeyQuery, apiKeys, createApiKey, updateApiKey } from './api-keys.api.ts';
import { apiKeysTexts } from './api-keys.messages.ts';
import { CreatedKeyDialog } from './created-key.dialog.tsx';

interface Values {
  name: string;
  description: string;
  expires_at: Dayjs | null;
  scopes: ApiKeyScope[];
  addresses: string[];
}

const list = linkOptions({ to: '/api_keys' });

const toInput = (values: Values): ApiKeyInput => ({
  name: values.name,
  description: values.description,
  expires_at: values.expires_at && fromPicker(values.expires_at),
  scopes: values.scopes.length > 0 ? values.scopes : [...offeredScopes(false)],
  addresses: values.addresses,
});

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
        initial={{ name: '', description: '', expires_at: null, scopes: [], addresses: [] }}
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
        <ApiKeyFields isNew />
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
          <ApiKeyFields />
        </FormScreen>
      )}
    </Loaded>
  );
}
