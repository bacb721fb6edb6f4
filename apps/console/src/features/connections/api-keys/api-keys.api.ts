import type { ApiKeyInput } from '@platen/model/connections/api-keys';
import type { SecretRotation } from '@platen/model/connections/secret-rotation';
import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../../../shared/request/list-source.ts';
import { api, type CallOptions } from '../../../shared/request/request.ts';

export const apiKeys = listSource('GET /api_keys', ['api_keys']);

export const apiKeyQuery = (id: string) =>
  queryOptions({
    queryKey: ['api_keys', id],
    queryFn: ({ signal }) => api('GET /api_keys/:id', { params: { id }, signal }),
  });

// The form shows refusals at the fields, so no message is shown.
export const createApiKey = (body: ApiKeyInput, options: CallOptions) =>
  api('POST /api_keys', { body, ...options, showError: false });

export const updateApiKey = (id: string, body: ApiKeyInput) =>
  api('PUT /api_keys/:id', { params: { id }, body, showError: false });

export const rotateApiKey = (id: number, body: SecretRotation, options: CallOptions) =>
  api('POST /api_keys/:id/rotate', { params: { id }, body, ...options, showError: false });

export const deleteApiKey = (id: number) => api('DELETE /api_keys/:id', { params: { id } });
