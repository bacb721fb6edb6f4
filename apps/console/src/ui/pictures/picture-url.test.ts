import { expect, it } from 'vitest';
import { denseSources, resizedUrl } from './picture-url.ts';

it.each([
  ['/blobs/a.png', 500, '/blobs/a.png?width=500&quality=80'],
  ['/blobs/a.png?v=2', 300, '/blobs/a.png?v=2&width=300&quality=80'],
  ['/blobs/a.png#top', 300, '/blobs/a.png?width=300&quality=80#top'],
  ['/blobs/a.png', 9000, '/blobs/a.png?width=4000&quality=80'],
])('%s at %i', (url, width, expected) => {
  expect(resizedUrl(url, width)).toBe(expected);
});

it('offers twice the width to high-density screens', () => {
  expect(denseSources('/a', 500)).toEqual({
    src: '/a?width=500&quality=80',
    srcSet: '/a?width=500&quality=80 1x, /a?width=1000&quality=80 2x',
  });
});
