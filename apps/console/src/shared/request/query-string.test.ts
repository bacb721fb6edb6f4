import { describe, expect, it } from 'vitest';
import { path, toQueryString } from './query-string.ts';

describe('toQueryString', () => {
  it('puts arrays in brackets and leaves out what is not there', () => {
    expect(toQueryString({ page: 2, tags_name_in: ['急', 'b&c'], name_cont: '', a: undefined, b: null })).toBe(
      '?page=2&tags_name_in[]=%E6%80%A5&tags_name_in[]=b%26c',
    );
    expect(toQueryString({})).toBe('');
  });
});

describe('path', () => {
  it('escapes its values', () => {
    expect(path`/api_keys/${'../users'}/edit`).toBe('/api_keys/..%2Fusers/edit');
    expect(path`/api_keys`).toBe('/api_keys');
  });
});
