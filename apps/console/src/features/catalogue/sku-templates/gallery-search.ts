import type { OpenType, TemplateKind, TemplateState } from '@platen/model/catalogue/sku-templates';
import { templateKinds, templateStates } from '@platen/model/catalogue/template-kinds';
import { listPageSizeMax } from '@platen/model/lists/list-pages';
import type { ListParams } from '../../../ui/list/list-search.ts';

/** The customer's own templates, then those of the factory, by kind. */
export const galleryTabs = ['private', ...templateKinds] as const;
export type GalleryTab = (typeof galleryTabs)[number];

export interface GallerySearch {
  tab?: GalleryTab;
  /** A part of the name or the number. */
  keyword?: string;
  categoryId?: string;
  /** Only if the tab does not determine it. */
  kind?: TemplateKind;
  /** For staff, who also see unpublished templates. */
  state?: TemplateState;
  page?: number;
  per_page?: number;
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

const words = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function count(value: unknown, max: number): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}

/** For `validateSearch`: invalid values are dropped, so that an old or mistyped link still shows a gallery. */
export function gallerySearch(raw: Readonly<Record<string, unknown>>): GallerySearch {
  const categoryId = count(raw.categoryId, Number.MAX_SAFE_INTEGER);
  const search: { [Name in keyof GallerySearch]: GallerySearch[Name] | undefined } = {
    tab: oneOf(galleryTabs, raw.tab),
    // There were two fields once; old links must still find the same.
    keyword: words(raw.keyword) ?? words(raw.name) ?? words(raw.no),
    categoryId: categoryId === undefined ? undefined : String(categoryId),
    kind: oneOf(templateKinds, raw.kind),
    state: oneOf(templateStates, raw.state),
    page: count(raw.page, Number.MAX_SAFE_INTEGER),
    per_page: count(raw.per_page, listPageSizeMax),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

const apiNames: Readonly<Record<string, string>> = {
  keyword: 'name_or_no_cont',
  categoryId: 'category_id_eq',
  kind: 'kind_eq',
  state: 'state_eq',
};

export const openTypeOf = (tab: GalleryTab): OpenType => (tab === 'private' ? 'private' : 'factory');

/**
 * The query of a tab. `open_type=factory` is what customers may order; staff query everything of the kind, since
 * templates in testing or unpublished ones must be found somewhere.
 */
export function galleryQuery(tab: GalleryTab, params: ListParams, seesUnpublished: boolean): ListParams {
  const query: Record<string, ListParams[string]> = {};
  for (const [name, value] of Object.entries(params)) query[apiNames[name] ?? name] = value;
  if (tab === 'private') return { ...query, open_type: 'private' };
  return { ...query, kind_eq: tab, ...(!seesUnpublished && { open_type: 'factory' }) };
}
