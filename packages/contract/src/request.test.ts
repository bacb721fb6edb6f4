import { describe, expect, it } from 'vitest';
import { toQueryString, toRequest } from './request.ts';

describe('a request', () => {
  it('puts values into their places, and the query behind', () => {
    expect(
      toRequest('GET /blobs/:key/:filename', { params: { key: 'k1', filename: 'a b.png' }, query: { width: 8 } }),
    ).toEqual({
      method: 'GET',
      path: '/blobs/k1/a%20b.png?width=8',
      body: undefined,
    });
    expect(toRequest('POST /api_keys', { body: { name: 'x' } })).toEqual({
      method: 'POST',
      path: '/api_keys',
      body: { name: 'x' },
    });
  });

  it('keeps a value in its place, whatever it holds', () => {
    expect(toRequest('GET /api_keys/:id', { params: { id: '../users?x=1#y' } }).path).toBe(
      '/api_keys/..%2Fusers%3Fx%3D1%23y',
    );
  });

  it('is not made without a value: the list would answer in place of the one that was meant', () => {
    expect(() => toRequest('DELETE /api_keys/:id', {})).toThrow('DELETE /api_keys/:id was called without its id');
    expect(() => toRequest('DELETE /api_keys/:id', { params: { id: '' } })).toThrow('without its id');
  });
});

describe('a query', () => {
  it('puts arrays in brackets and leaves out what is not there', () => {
    expect(toQueryString({ page: 2, tags_name_in: ['急', 'b&c'], name_cont: '', a: undefined, b: null })).toBe(
      '?page=2&tags_name_in[]=%E6%80%A5&tags_name_in[]=b%26c',
    );
    expect(toQueryString({})).toBe('');
  });
});
