import { skuTemplateList } from '@platen/model/catalogue/sku-templates';
import { templateKinds, templateStates } from '@platen/model/catalogue/template-kinds';
import { formatCount } from '@platen/model/money/money';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { Heart, Plus } from 'lucide-react';
import { CategoryCascader } from '../../../shared/fields/category-cascader.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { GridList } from '../../../ui/grid/grid-list.tsx';
import type { Filter } from '../../../ui/list/list.types.ts';
import type { ListParams } from '../../../ui/list/list-search.ts';
import { LinkTabs } from '../../../ui/page/link-tabs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useText } from '../../../ui/text.ts';
import { type GallerySearch, type GalleryTab, galleryTabs, openTypeOf } from './gallery-search.ts';
import { gallerySource, tabCountQuery } from './sku-templates.api.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';
import { TemplateCard } from './template-card.tsx';

const pageSizes = [12, 24, 36, 48] as const;
/** The number of cards that are visible without scrolling. */
const eagerCards = 6;

const shownCount = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));

/** The gallery, starting with the factory's templates. */
export const SkuTemplateGallery = () => <Gallery path="/sku_templates" firstTab="micro_custom" />;

/** The same gallery, starting with the customer's own list. */
export const UsersSkuTemplateGallery = () => <Gallery path="/users_sku_templates" firstTab="private" />;

interface GalleryProps {
  path: '/sku_templates' | '/users_sku_templates';
  firstTab: GalleryTab;
}

function Gallery({ path, firstTab }: GalleryProps) {
  const t = useText(skuTemplatesTexts);
  const can = useCan();
  const search = useSearch({ from: `/shell${path}` });
  const tab = search.tab ?? firstTab;
  const seesUnpublished = can('sku_templates.update');
  const countOf = useTabCounts(search, seesUnpublished);
  const filters = useGalleryFilters(tab, seesUnpublished);
  const { create, addPrivate } = useCreateActions();
  const tabLink = (to: GalleryTab) =>
    linkOptions({ to: path, search: { ...search, tab: to, page: undefined } as GallerySearch });
  const firstFilled = templateKinds.find((kind) => (countOf(kind) ?? 0) > 0);
  const browse: Action = { key: 'browse', label: t('browse'), link: tabLink(firstFilled ?? 'micro_custom') };

  /** What was searched for may be in another tab, and so may be all that a new factory offers. */
  const elsewhere = galleryTabs
    .filter((key) => key !== tab && (countOf(key) ?? 0) > 0)
    .map((key): Action => {
      const words = { count: shownCount(countOf(key)) ?? '', tab: t(`tabs.${key}`) };
      return { key, label: t('elsewhere', words), link: tabLink(key) };
    });

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        isTitleInBar
        actions={[...(tab === 'private' && addPrivate ? [addPrivate] : []), ...(create ? [create] : [])]}
      />
      <LinkTabs
        label={t('tabsLabel')}
        current={tab}
        tabs={galleryTabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          count: shownCount(countOf(key)),
          link: tabLink(key),
        }))}
      >
        {/* Another tab is another list: its first load shows skeletons, not the cards of the previous one. */}
        <GridList
          key={tab}
          title={t(`tabs.${tab}`)}
          source={gallerySource(tab, seesUnpublished)}
          filters={filters}
          pageSize={skuTemplateList.pageSize}
          pageSizes={pageSizes}
          renderCard={(template, index) => (
            <TemplateCard template={template} openType={openTypeOf(tab)} isEager={index < eagerCards} />
          )}
          otherResults={elsewhere}
          empty={
            tab === 'private'
              ? { title: t('privateEmptyTitle'), text: t('privateEmptyText'), action: browse }
              : {
                  title: t('openEmptyTitle'),
                  text: create ? t('staffEmptyText') : t('openEmptyText'),
                  ...(create && { action: create }),
                }
          }
        />
      </LinkTabs>
    </>
  );
}

/** The actions that add a template, each only if this user may. */
function useCreateActions() {
  const t = useText(skuTemplatesTexts);
  const can = useCan();
  const create: Action = {
    key: 'create',
    label: t('newTemplate'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/sku_templates/new' }),
  };
  const addPrivate: Action = {
    key: 'add',
    label: t('addPrivate'),
    icon: <Heart aria-hidden />,
    link: linkOptions({ to: '/users_sku_templates/new' }),
  };
  return {
    create: can('sku_templates.create') ? create : undefined,
    addPrivate: can('users_sku_templates.create') ? addPrivate : undefined,
  };
}

function useGalleryFilters(tab: GalleryTab, seesUnpublished: boolean): Filter<keyof GallerySearch>[] {
  const t = useText(skuTemplatesTexts);
  const kindLabel = useKindLabel();
  const badgeOf = useStateBadge('sku_template');
  const filters: Filter<keyof GallerySearch>[] = [
    { kind: 'text', name: 'keyword', label: t('keyword'), placeholder: t('keywordPlaceholder') },
    {
      kind: 'custom',
      name: 'categoryId',
      label: t('category'),
      render: ({ id, value, onChange }) => (
        <CategoryCascader
          id={id}
          tree="categories"
          value={value === undefined ? undefined : Number(value)}
          onChange={(next) => onChange(next === undefined ? undefined : String(next))}
          placeholder={t('categoryPlaceholder')}
        />
      ),
    },
  ];
  if (tab === 'private') {
    const options = templateKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }));
    filters.push({ kind: 'select', name: 'kind', label: t('kind'), placeholder: t('kindPlaceholder'), options });
  } else if (seesUnpublished) {
    const options = templateStates.map((state) => ({ value: state, label: badgeOf(state).label }));
    filters.push({ kind: 'select', name: 'state', label: t('state'), placeholder: t('statePlaceholder'), options });
  }
  return filters;
}

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
function useTabCounts(search: GallerySearch, seesUnpublished: boolean): (tab: GalleryTab) => number | undefined {
  const filters = sharedFilters(search);
  const counts = useQueries({
    queries: galleryTabs.map((tab) => {
      const query = tabCountQuery(tab, { ...filters, ...ownFilters(tab, search, seesUnpublished) }, seesUnpublished);
      return { ...query, placeholderData: keepPreviousData };
    }),
  });
  return (tab) => counts[galleryTabs.indexOf(tab)]?.data;
}
