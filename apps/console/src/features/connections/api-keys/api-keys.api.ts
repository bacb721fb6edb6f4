import type { ApiKey, ApiKeyInput, CreatedApiKey } from '@platen/model/api-keys';
import type { Page } from '@platen/model/lists';
import { queryOptions } from '@tanstack/react-query';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, del, get, post, put } from '../../../shared/request/request.ts';
import type { ListSource } from '../../../ui/list/list.types.ts';

export const apiKeys: ListSource<ApiKey> = {
  key: ['api_keys'],
  load: (query, call) => get<Page<ApiKey>>('/api_keys', { query, ...call }),
};

export const apiKeyQuery = (id: string) =>
  queryOptions({
    queryKey: ['api_keys', id],
    queryFn: ({ signal }) => get<ApiKey>(path`/api_keys/${id}`, { signal }),
  });

// The form shows what the server refuses, beside the fields; nothing is announced.
export const createApiKey = (input: ApiKeyInput, options: CallOptions) =>
  post<CreatedApiKey>('/api_keys', input, { ...options, showError: false });

export const updateApiKey = (id: string, input: ApiKeyInput) =>
  put<ApiKey>(path`/api_keys/${id}`, input, { showError: false });

export const deleteApiKey = (id: number) => del(path`/api_keys/${id}`);
