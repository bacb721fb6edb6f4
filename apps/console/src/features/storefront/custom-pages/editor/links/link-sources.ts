import type { CategoryOption } from '@platen/model/catalogue/categories';
import { selectPageSize } from '@platen/model/lists/list-pages';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoryOptionsQuery } from '../../../../../shared/fields/category-options.ts';
import { api } from '../../../../../shared/request/request.ts';
import type { LinkSource } from '../../../../../ui/fields/field-services.ts';
import { useText } from '../../../../../ui/text.ts';
import { pageEditorTexts } from '../editor.messages.ts';
import { categoryIdOf, collectionAddress, templateAddress, templateIdOf } from './template-addresses.ts';

/** What an image, a hot zone or a text of a page can link to: a published template, or a category. */
export function useLinkSources(): readonly LinkSource[] {
  const t = useText(pageEditorTexts);
  const client = useQueryClient();
  return useMemo(() => {
    async function categories() {
      const tree = await client.ensureQueryData(categoryOptionsQuery('categories'));
      return tree.data.flatMap(withChildren);
    }
    return [
      {
        key: 'template',
        label: t('template'),
        placeholder: t('templateHint'),
        owns: (address) => templateIdOf(address) !== undefined,
        async search(keyword, signal) {
          const first = { page: 1, per_page: selectPageSize, state_eq: 'published' as const };
          const query = { ...first, ...(keyword !== '' && { keyword }) };
          const { data } = await api('GET /sku_templates/read_options', { query, signal, showActivity: false });
          return data.map(({ id, display_name }) => ({ address: templateAddress(id), name: display_name }));
        },
        async nameOf(address, signal) {
          const query = { page: 1, per_page: 1, id_in: [Number(templateIdOf(address))] };
          const { data } = await api('GET /sku_templates/read_options', { query, signal, showActivity: false });
          return data[0]?.display_name ?? address;
        },
      },
      {
        key: 'collection',
        label: t('collection'),
        placeholder: t('collectionHint'),
        owns: (address) => categoryIdOf(address) !== undefined,
        async search(keyword) {
          const wanted = keyword.trim().toLowerCase();
          const found = (await categories()).filter(({ name }) => name.toLowerCase().includes(wanted));
          return found.map(({ id, name }) => ({ address: collectionAddress(id), name }));
        },
        async nameOf(address) {
          const id = categoryIdOf(address);
          return (await categories()).find((category) => category.id === id)?.name ?? address;
        },
      },
    ];
  }, [t, client]);
}

/** A child is named by its path: two parents may have children with the same name. */
function withChildren({ id, name, children }: CategoryOption) {
  return [{ id, name }, ...children.map((child) => ({ id: child.id, name: `${name} / ${child.name}` }))];
}
