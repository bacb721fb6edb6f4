import { describe, expect, it } from 'vitest';
import { listSearch, parseSorting, toListParams, withFilters, withPage, withSorting } from './list-search.ts';

const names = ['name_cont', 'tags_name_in'];
const validate = listSearch();

describe('the parameters of the URL', () => {
  it('become a search', () => {
    const raw = { page: '3', per_page: '50', order: 'name asc', name_cont: '007', tags_name_in: ['a'] };
    expect(validate(raw)).toEqual({ ...raw, page: 3, per_page: 50 });
  });

  it.each([
    [{ page: '0' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ per_page: '101' }, 'per_page'],
    [{ order: 'name; drop' }, 'order'],
    [{ name_cont: '' }, 'name_cont'],
    [{ tags_name_in: [] }, 'tags_name_in'],
  ])('%j: drops %s', (raw, name) => {
    expect(validate(raw)).toMatchObject({});
    expect((validate(raw) as Record<string, unknown>)[name]).toBeUndefined();
  });
});

describe('the parameters of the request', () => {
  it('are complete, with only the filters of the list', () => {
    expect(toListParams({ name_cont: 'a', utm_source: 'mail' }, names)).toEqual({
      page: 1,
      per_page: 20,
      name_cont: 'a',
    });
    expect(toListParams({ page: 2, per_page: 10, order: 'name asc' }, names)).toEqual({
      page: 2,
      per_page: 10,
      order: 'name asc',
    });
    expect(toListParams({}, names, 24).per_page).toBe(24);
  });
});

describe('changes of the URL', () => {
  const search = { page: 4, per_page: 50, order: 'name asc', name_cont: 'a' };

  it('start other filters at the first page', () => {
    expect(withFilters(search, names, { tags_name_in: ['x'] })).toEqual({
      page: undefined,
      per_page: 50,
      order: 'name asc',
      name_cont: undefined,
      tags_name_in: ['x'],
    });
  });

  it('write only what differs from the default', () => {
    expect(withPage(search, 1, 20)).toMatchObject({ page: undefined, per_page: undefined, name_cont: 'a' });
    expect(withPage(search, 2, 30)).toMatchObject({ page: 2, per_page: 30 });
  });

  it('sort from the first page on', () => {
    expect(withSorting(search, { column: 'created_at', direction: 'desc' })).toMatchObject({
      page: undefined,
      order: 'created_at desc',
    });
    expect(withSorting(search, undefined)).toMatchObject({ order: undefined });
  });
});

it('shows the first of several orders', () => {
  expect(parseSorting('name asc,id desc')).toEqual({ column: 'name', direction: 'asc' });
  expect(parseSorting('name')).toBeUndefined();
});
