import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { ApplicationInfo } from '@platen/model/factory/application';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';

/** A template that the reader can order now, for the samples; undefined if there is none. */
export const sampleTemplateQuery = (kind: TemplateKind) =>
  queryOptions({
    queryKey: ['api_docs', 'template', kind],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const query = { kind_eq: kind, open_type: 'factory', per_page: 1 } as const;
      const { data } = await api('GET /sku_templates', { query, signal });
      const [card] = data;
      return card ? api('GET /sku_templates/:id', { params: { id: card.id }, signal }) : null;
    },
  });

const installationQuery = queryOptions({
  queryKey: ['api_docs', 'installation'],
  staleTime: Infinity,
  queryFn: ({ signal }) => api('GET /application/info', { signal }),
});
export const stagingQuery = { ...installationQuery, select: (info: ApplicationInfo) => info.staging_url };
export const zoneQuery = { ...installationQuery, select: (info: ApplicationInfo) => info.time_zone };
