import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { MockupRequest } from '@platen/contract/orders/mockup';
import type { SkuTemplateCard } from '@platen/model/catalogue/sku-templates';
import { queryOptions } from '@tanstack/react-query';
import { type DownloadOptions, fetchFile } from '../../../shared/request/download.ts';
import { queryOf } from '../../../shared/request/list-source.ts';
import { api, type CallOptions } from '../../../shared/request/request.ts';
import type { ReadOptionsParams } from '../../../ui/form/read-options-select.tsx';
import type { ListSource } from '../../../ui/list/list.types.ts';
import type { ListParams } from '../../../ui/list/list-search.ts';
import { type GalleryTab, galleryQuery } from './gallery-search.ts';

/** Prefix of every cached query about templates. */
export const skuTemplatesKey = ['sku_templates'];
export const privateTemplatesKey = ['users_sku_templates'];

const listTemplates = (query: ListParams, call: CallOptions) =>
  api('GET /sku_templates', { ...queryOf('GET /sku_templates', query), ...call });

export const gallerySource = (tab: GalleryTab, seesUnpublished: boolean): ListSource<SkuTemplateCard> => ({
  key: [...skuTemplatesKey, 'gallery', tab],
  load: (params, call) => listTemplates(galleryQuery(tab, params, seesUnpublished), call),
});

/** The number of templates in a tab with these filters. One row is requested, because the total comes with it. */
export const tabCountQuery = (tab: GalleryTab, filters: ListParams, seesUnpublished: boolean) =>
  queryOptions({
    queryKey: [...skuTemplatesKey, 'count', tab, filters, seesUnpublished],
    queryFn: async ({ signal }) => {
      const query = galleryQuery(tab, { ...filters, page: 1, per_page: 1 }, seesUnpublished);
      return (await listTemplates(query, { signal, showActivity: false })).meta.total;
    },
  });

export const skuTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [...skuTemplatesKey, id],
    queryFn: ({ signal }) => api('GET /sku_templates/:id', { params: { id }, signal }),
  });

export const usersSkuTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [...privateTemplatesKey, id],
    queryFn: ({ signal }) => api('GET /users_sku_templates/:id', { params: { id }, signal }),
  });

export const addPrivateTemplate = (skuTemplateId: number, options: CallOptions = {}) =>
  api('POST /users_sku_templates', { body: { sku_template_id: skuTemplateId }, ...options });

export const removePrivateTemplate = (entryId: number) =>
  api('DELETE /users_sku_templates/:id', { params: { id: entryId } });

/** Only templates that can be ordered are worth adding. */
export const readTemplateOptions = (params: ReadOptionsParams, signal: AbortSignal) =>
  api('GET /sku_templates/read_options', { query: { ...params, open_type: 'factory' }, signal });

/** The zip of a template's materials; for a private template by its entry. */
export function fetchMaterials(
  { id, no }: Pick<SkuTemplate, 'id' | 'no'>,
  entryId: number | null,
  call: DownloadOptions,
) {
  const options = { ...call, contentType: 'application/zip', showActivity: false, showError: false };
  return entryId === null
    ? fetchFile('GET /sku_templates/:id/export_materials', { params: { id }, ...options }, `${no}.zip`)
    : fetchFile('GET /users_sku_templates/:id/export_materials', { params: { id: entryId }, ...options }, `${no}.zip`);
}

/** Several images may have to be drawn, after those of other users. */
const drawingTimeoutMs = 120_000;

/** The effect images that an order would have. The form shows refusals. */
export const drawMockups = (body: MockupRequest, signal: AbortSignal) =>
  api('POST /form_orders/mockups', { body, signal, timeoutMs: drawingTimeoutMs, showError: false });
