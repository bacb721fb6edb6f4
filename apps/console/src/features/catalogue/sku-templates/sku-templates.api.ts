import type { Done } from '@platen/model/accounts';
import type { Page } from '@platen/model/lists';
import type { SkuTemplate, SkuTemplateCard, SkuTemplateOption, UsersSkuTemplate } from '@platen/model/sku-templates';
import { queryOptions } from '@tanstack/react-query';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, del, get, post } from '../../../shared/request/request.ts';
import type { ListParams } from '../../../ui/list/list-search.ts';
import type { ListSource } from '../../../ui/list/list.types.ts';
import type { ReadOptionsParams } from '../../../ui/form/read-options-select.tsx';
import { type GalleryTab, galleryQuery } from './gallery-search.ts';

/** Whatever is cached of templates lies below this key. */
export const skuTemplatesKey = ['sku_templates'];
export const privateTemplatesKey = ['users_sku_templates'];

const listTemplates = (query: ListParams, call: CallOptions) =>
  get<Page<SkuTemplateCard>>('/sku_templates', { query, ...call });

export const gallerySource = (tab: GalleryTab, seesUnpublished: boolean): ListSource<SkuTemplateCard> => ({
  key: [...skuTemplatesKey, 'gallery', tab],
  load: (params, call) => listTemplates(galleryQuery(tab, params, seesUnpublished), call),
});

/** How many a tab holds under these filters. One row is asked for, since the figure stands beside it. */
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
    queryFn: ({ signal }) => get<SkuTemplate>(path`/sku_templates/${id}`, { signal }),
  });

export const usersSkuTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [...privateTemplatesKey, id],
    queryFn: ({ signal }) => get<UsersSkuTemplate>(path`/users_sku_templates/${id}`, { signal }),
  });

export const addPrivateTemplate = (skuTemplateId: number, options: CallOptions = {}) =>
  post<UsersSkuTemplate>('/users_sku_templates', { sku_template_id: skuTemplateId }, options);

export const removePrivateTemplate = (entryId: number) => del<Done>(path`/users_sku_templates/${entryId}`);

/** Only what can be ordered is worth adding. */
export const readTemplateOptions = (params: ReadOptionsParams, signal: AbortSignal) =>
  get<Page<SkuTemplateOption>>('/sku_templates/read_options', { query: { ...params, open_type: 'factory' }, signal });

/** The zip of a template's materials; of a private template by its entry. */
export const materialsPath = (template: Pick<SkuTemplate, 'id'>, entryId: number | null) =>
  entryId === null
    ? path`/sku_templates/${template.id}/export_materials`
    : path`/users_sku_templates/${entryId}/export_materials`;
