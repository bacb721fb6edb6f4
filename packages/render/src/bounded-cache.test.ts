import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('a bounded cache', () => {
  it('lets go of what was not used for longest', () => {
    const cache = new BoundedCache<number>(2);
    cache.keep('a', 1);
    cache.keep('b', 2);
    cache.find('a');
    cache.keep('c', 3);
    expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual([1, undefined, 3]);
  });

  it('counts weights, and keeps what is heavier than everything while it is in use', () => {
    const cache = new BoundedCache<string>(10);
    cache.keep('small', 's', 4);
    cache.keep('huge', 'h', 50);
    expect(cache.find('small')).toBeUndefined();
    expect(cache.find('huge')).toBe('h');
    cache.keep('next', 'n', 1);
    expect(cache.find('huge')).toBeUndefined();
  });

  it('counts a key that is kept again once', () => {
    const cache = new BoundedCache<string>(4);
    for (let round = 0; round < 9; round++) cache.keep('a', 'x', 3);
    cache.keep('b', 'y', 1);
    expect([cache.find('a'), cache.find('b')]).toEqual(['x', 'y']);
  });
});
