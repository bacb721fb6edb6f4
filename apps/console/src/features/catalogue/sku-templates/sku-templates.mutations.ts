import type { SkuTemplate, SkuTemplateInput, SkuTemplateUpdate } from '@platen/model/sku-templates';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, post, put } from '../../../shared/request/request.ts';

// The form shows what the server refuses, beside the fields; nothing is announced.
export const createSkuTemplate = (input: SkuTemplateInput, options: CallOptions) =>
  post<SkuTemplate>('/sku_templates', input, { ...options, showError: false });

export const updateSkuTemplate = (id: string, input: SkuTemplateUpdate) =>
  put<SkuTemplate>(path`/sku_templates/${id}`, input, { showError: false });

export const publishSkuTemplate = (id: number) => put<SkuTemplate>(path`/sku_templates/${id}/publish`, undefined);

export const unpublishSkuTemplate = (id: number) => put<SkuTemplate>(path`/sku_templates/${id}/unpublish`, undefined);
