import { describe, expect, it } from 'vitest';
import { findImageSize } from './image-size.ts';

describe('the size of a picture', () => {
  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 20], [300, 20]],
    ['GIF', [71, 73, 70, 56, 57, 97, 44, 1, 20, 0], [300, 20]],
    [
      'JPEG',
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 17, 8, 0, 20, 1, 44, 3, 1],
      [300, 20],
    ],
  ])('%s', (_, bytes, [width, height]) => expect(findImageSize(Uint8Array.from(bytes))).toEqual({ width, height }));

  it.each([
    [[]],
    [[0xff, 0xd8, 0xff]],
    [[0x89, 0x50, 0x4e, 0x47]],
    [[1, 2, 3]],
    [[0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ])('is not known of %j', (bytes) => expect(findImageSize(Uint8Array.from(bytes))).toBeUndefined());
});
