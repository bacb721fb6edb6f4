import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { ListParams } from '../../../ui/list/list-search.ts';
import { type GallerySearch, type GalleryTab, galleryTabs } from './gallery-search.ts';
import { tabCountQuery } from './sku-templates.api.ts';

/** The filters that mean the same in every tab. */
function sharedFilters({ keyword, categoryId }: GallerySearch): ListParams {
  return { ...(keyword && { keyword }), ...(categoryId && { categoryId }) };
}

/** The filters that only some tabs have. */
function ownFilters(tab: GalleryTab, { kind, state }: GallerySearch, seesUnpublished: boolean): ListParams {
  if (tab === 'private') return kind ? { kind } : {};
  return seesUnpublished && state ? { state } : {};
}

/** The number of templates in each tab with the current filters: what was searched for may be in another tab. */
export function useTabCounts(search: GallerySearch, seesUnpublished: boolean): (tab: GalleryTab) => number | undefined {
  const filters = sharedFilters(search);
  const counts = useQueries({
    queries: galleryTabs.map((tab) => {
      const query = tabCountQuery(tab, { ...filters, ...ownFilters(tab, search, seesUnpublished) }, seesUnpublished);
      return { ...query, placeholderData: keepPreviousData };
    }),
  });
  return (tab) => counts[galleryTabs.indexOf(tab)]?.data;
}
