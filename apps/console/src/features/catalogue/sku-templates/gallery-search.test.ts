import { describe, expect, it } from 'vitest';
import { galleryQuery, gallerySearch } from './gallery-search.ts';

describe('gallerySearch', () => {
  it('keeps known parameters', () => {
    const search = {
      tab: 'form_order',
      keyword: '007',
      categoryId: '3',
      kind: 'batch_order',
      state: 'pending',
    };
    expect(gallerySearch({ ...search, page: '2', per_page: '48' })).toEqual({ ...search, page: 2, per_page: 48 });
  });

  it('reads old links, in which name and number were two fields', () => {
    expect(gallerySearch({ name: 'mug' })).toEqual({ keyword: 'mug' });
    expect(gallerySearch({ no: 'SKU000007' })).toEqual({ keyword: 'SKU000007' });
  });

  it('drops invalid values', () => {
    const raw = {
      tab: 'x',
      keyword: ['a'],
      name: '',
      categoryId: 'mugs',
      kind: 'x',
      state: 'x',
      page: '0',
      per_page: '1e9',
    };
    expect(gallerySearch({ ...raw, utm_source: 'mail' })).toEqual({});
  });
});

describe('galleryQuery', () => {
  const params = { page: 1, per_page: 24, keyword: 'mug', categoryId: '3' };
  const query = { page: 1, per_page: 24, name_or_no_cont: 'mug', category_id_eq: '3' };

  it('queries the private list', () => {
    expect(galleryQuery('private', { ...params, kind: 'form_order' }, false)).toEqual({
      ...query,
      kind_eq: 'form_order',
      open_type: 'private',
    });
  });

  it('queries the published templates of a kind', () => {
    expect(galleryQuery('batch_order', params, false)).toEqual({
      ...query,
      kind_eq: 'batch_order',
      open_type: 'factory',
    });
  });

  it('queries all templates of a kind for staff', () => {
    expect(galleryQuery('batch_order', { ...params, state: 'pending' }, true)).toEqual({
      ...query,
      kind_eq: 'batch_order',
      state_eq: 'pending',
    });
  });
});
