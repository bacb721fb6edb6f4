import { listPageSizeMax } from '@platen/model/list-pages';
import type { OpenType, TemplateKind, TemplateState } from '@platen/model/sku-templates';
import { templateKinds, templateStates } from '@platen/model/template-kinds';
import type { ListParams } from '../../../ui/list/list-search.ts';

/** The customer's own templates, then what the factory has open, by kind. */
export const galleryTabs = ['private', ...templateKinds] as const;
export type GalleryTab = (typeof galleryTabs)[number];

export interface GallerySearch {
  tab?: GalleryTab;
  /** Part of the name or of the number. */
  keyword?: string;
  categoryId?: string;
  /** Only where the tab does not fix it. */
  kind?: TemplateKind;
  /** For the factory, which sees what is not published too. */
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

/** For `validateSearch`: what does not make sense is dropped, so that an old or a mistyped link still shows a gallery. */
export function gallerySearch(raw: Readonly<Record<string, unknown>>): GallerySearch {
  const categoryId = count(raw.categoryId, Number.MAX_SAFE_INTEGER);
  const search: { [Name in keyof GallerySearch]: GallerySearch[Name] | undefined } = {
    tab: oneOf(galleryTabs, raw.tab),
    // Two fields once; links that were kept still find what they found.
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
 * What a tab asks the server. `open_type=factory` is what customers may order; the factory itself asks for everything
 * of the kind, since what it is still testing or took back must be found somewhere.
 */
export function galleryQuery(tab: GalleryTab, params: ListParams, seesUnpublished: boolean): ListParams {
  const query: Record<string, ListParams[string]> = {};
  for (const [name, value] of Object.entries(params)) query[apiNames[name] ?? name] = value;
  if (tab === 'private') return { ...query, open_type: 'private' };
  return { ...query, kind_eq: tab, ...(!seesUnpublished && { open_type: 'factory' }) };
}
