import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('a bounded cache', () => {
  it('lets go of what was not used for longest', () => {
    const cache = new BoundedCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('counts weights, and keeps what is heavier than everything while it is in use', () => {
    const cache = new BoundedCache<string>(10);
    cache.set('small', 's', 4);
    cache.set('huge', 'h', 50);
    expect(cache.get('small')).toBeUndefined();
    expect(cache.get('huge')).toBe('h');
    cache.set('next', 'n', 1);
    expect(cache.get('huge')).toBeUndefined();
  });

  it('counts a key that is kept again once', () => {
    const cache = new BoundedCache<string>(4);
    for (let round = 0; round < 9; round++) cache.set('a', 'x', 3);
    cache.set('b', 'y', 1);
    expect([cache.get('a'), cache.get('b')]).toEqual(['x', 'y']);
  });
});
