import { describe, expect, it } from 'vitest';
import { markStraight, openForBlending, toStraight } from './straight.ts';
import { newSurface, type PixelRect, type Surface } from './surface.ts';

/** A surface with a pixel on every row. */
function drawnSurface(frame: PixelRect): Surface {
  const surface = newSurface(frame);
  openForBlending(surface, { from: 0, to: frame.height });
  return surface;
}

describe('straight (not premultiplied) pixels', () => {
  it('are the nearest values for every premultiplied pixel', () => {
    const surface = drawnSurface({ left: 0, top: 0, width: 256, height: 255 });
    // A row for each alpha and a column for each channel value; values above the alpha do not occur.
    for (let at = 0; at < surface.words.length; at++) {
      const alpha = Math.floor(at / 256) + 1;
      const channel = Math.min(alpha, at % 256);
      surface.data.set([channel, alpha - channel, alpha, alpha], at * 4);
    }
    const before = surface.data.slice();
    const straight = toStraight(surface);
    const expected = before.map((value, at) => {
      const alpha = before[at | 3] ?? 0;
      return (at & 3) === 3 ? alpha : Math.round((value * 255) / alpha);
    });
    expect(Buffer.compare(Buffer.from(straight), expected)).toBe(0);
  });

  it('do not change transparent and opaque pixels, in odd numbers too', () => {
    const surface = drawnSurface({ left: 0, top: 0, width: 3, height: 1 });
    surface.data.set([0, 0, 0, 0, 0, 0, 0, 128, 9, 8, 7, 255]);
    expect([...toStraight(surface)]).toEqual([0, 0, 0, 0, 0, 0, 0, 128, 9, 8, 7, 255]);
    const odd = drawnSurface({ left: 0, top: 0, width: 1, height: 1 });
    odd.data.set([64, 0, 32, 128]);
    expect([...toStraight(odd)]).toEqual([128, 0, 64, 128]);
  });

  it('convert back to the same premultiplied pixels', () => {
    const surface = drawnSurface({ left: 0, top: 0, width: 256, height: 255 });
    for (let at = 0; at < surface.words.length; at++) {
      const alpha = Math.floor(at / 256) + 1;
      const channel = Math.min(alpha, at % 256);
      surface.data.set([channel, alpha - channel, 0, alpha], at * 4);
    }
    const before = surface.data.slice();
    toStraight(surface);
    markStraight(surface, { from: 0, to: 255 });
    openForBlending(surface, { from: -5, to: 300 });
    expect(Buffer.compare(Buffer.from(surface.data), before)).toBe(0);
  });
});
