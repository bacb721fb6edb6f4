import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packTriplets, unpackTriplets } from './pixel-words.ts';

it('leaves out the fourth byte of every pixel, and gives opaque ones back, whatever their number', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 13 }), (colors) => {
      const words = Int32Array.from(colors, (color) => color | 0xff000000);
      const threes = packTriplets(new Uint8ClampedArray(words.slice().buffer));
      expect([...threes]).toEqual(colors.flatMap((color) => [color & 255, (color >> 8) & 255, color >> 16]));
      const back = new Int32Array(words.length);
      unpackTriplets(new Int32Array(threes.buffer), words.length, back, 0);
      expect(back).toEqual(words);
    }),
  );
});
