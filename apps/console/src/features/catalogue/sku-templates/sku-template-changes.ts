import type { TemplateConfig } from '@platen/design/template';
import type { SkuTemplateInput, SkuTemplateUpdate } from '@platen/model/catalogue/sku-templates';
import { api, type CallOptions } from '../../../shared/request/request.ts';

// The form shows refusals at the fields, so no message is shown.
export const createSkuTemplate = (body: SkuTemplateInput, options: CallOptions) =>
  api('POST /sku_templates', { body, ...options, showError: false });

export const updateSkuTemplate = (
  id: string,
  body: SkuTemplateUpdate & { production_image_configs?: TemplateConfig[] },
) => api('PUT /sku_templates/:id', { params: { id }, body, showError: false });

export const unpublishSkuTemplate = (id: number) => api('PUT /sku_templates/:id/unpublish', { params: { id } });
