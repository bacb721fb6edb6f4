import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { OrderDesignEdit } from '@platen/contract/orders/order';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import { queryOptions } from '@tanstack/react-query';
import { ordersKey } from '../../../shared/orders/order-changes.ts';
import { api } from '../../../shared/request/request.ts';
import type { DesignUpdate } from './store/template-document.ts';

/** Prefix of every cached query about templates, on every screen. */
export const templatesKey = ['sku_templates'];

export const designedTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [...templatesKey, id],
    queryFn: ({ signal }) => api('GET /sku_templates/:id', { params: { id }, signal }),
  });

/** Sent with every save, so that the server can detect data from an older designer. */
const designerVersion = '1.0.4';

export const readTemplate = (id: number) => api('GET /sku_templates/:id', { params: { id } });

/** Below the template's own key: every save creates another version. */
const versionsKey = (id: number) => [...templatesKey, String(id), 'versions'];

export const templateVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: versionsKey(id),
    queryFn: ({ signal }) => api('GET /sku_templates/:id/versions', { params: { id }, signal, showActivity: false }),
    staleTime: 0,
  });

/** A version never changes. */
export const templateVersionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...versionsKey(id), version],
    queryFn: ({ signal }) => api('GET /sku_templates/:id/versions/:version', { params: { id, version }, signal }),
    staleTime: Infinity,
  });

export const reportEditTime = (id: number, edit_time: number) =>
  api('PUT /sku_templates/update_edit_time', { body: { id, edit_time }, showError: false, showActivity: false });

// The designer shows what the server refuses, so no message is shown.
export const saveDesign = (id: number, body: DesignUpdate): Promise<SkuTemplate> =>
  api('PUT /sku_templates/:id', {
    params: { id },
    body,
    showError: false,
    headers: { 'Designer-Version': designerVersion },
  });

/** Copies a template under a new name, unpublished. */
export const copyTemplate = (id: number, name: string) =>
  api('POST /sku_templates/:id/copy', { params: { id }, body: { name }, showError: false });

/** Fonts by their ids, in the order of the ids. */
export async function findFonts(ids: readonly number[]): Promise<FontLibrary[]> {
  if (ids.length === 0) return [];
  const query = { page: 1, per_page: ids.length, id_in: ids.join(',') };
  const { data } = await api('GET /font_libraries/read_options', { query, showActivity: false });
  return ids.flatMap((id) => data.find((font) => font.id === id) ?? []);
}

/** The font of new texts if the template has none yet; undefined if the library is empty. */
export const firstFontQuery = queryOptions({
  queryKey: ['font_libraries', 'first'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, per_page: 1, order: 'created_at asc' } as const;
    const { data } = await api('GET /font_libraries/read_options', { query, signal, showActivity: false });
    return data[0] ?? null;
  },
  // One may have been uploaded in another tab in the meantime.
  staleTime: 0,
});

export const designedOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, id],
    queryFn: ({ signal }) => api('GET /orders/:id', { params: { id }, signal }),
  });

export const designOrder = (id: number, body: OrderDesignEdit) =>
  api('PUT /orders/:id/design', { params: { id }, body, showError: false });
