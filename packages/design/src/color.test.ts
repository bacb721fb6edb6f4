import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColor, rgbaText } from './color.ts';

describe('the color parser', () => {
  it.each([
    ['none', { kind: 'none' }],
    ['transparent', { kind: 'rgba', r: 0, g: 0, b: 0, a: 0 }],
    ['currentColor', { kind: 'current' }],
    ['#f80', { kind: 'rgba', r: 255, g: 136, b: 0, a: 1 }],
    ['#F80000', { kind: 'rgba', r: 248, g: 0, b: 0, a: 1 }],
    ['#00000080', { kind: 'rgba', r: 0, g: 0, b: 0, a: 128 / 255 }],
    ['rgb(1, 2,3)', { kind: 'rgba', r: 1, g: 2, b: 3, a: 1 }],
    ['rgba(0,0,0,1)', { kind: 'rgba', r: 0, g: 0, b: 0, a: 1 }],
    [' rgba(255,255,255,.5) ', { kind: 'rgba', r: 255, g: 255, b: 255, a: 0.5 }],
    ['url(https://a/b.png)', { kind: 'image', url: 'https://a/b.png' }],
    ['url("b c.png")', { kind: 'image', url: 'b c.png' }],
  ])('takes %s', (text, paint) => expect(parseColor(text)).toEqual(paint));

  it.each([
    '',
    'red',
    'black',
    '#ff',
    '#ffff',
    '#12345',
    '#1234567',
    '#gggggg',
    'rgb(256,0,0)',
    'rgb(1,2)',
    'rgb(-1,0,0)',
    'rgba(0,0,0)',
    'rgba(0,0,0,1.1)',
    'rgba(0,0,0,-0.1)',
    'rgb(1 2 3)',
    'rgb(1,2,3,0.5)',
    'rgb(10%,0%,0%)',
    'hsl(0,0%,0%)',
    'url()',
    'url(',
    'var(--x)',
    'inherit',
    '#fff #fff',
    'constructor',
    'toString',
  ])('refuses %j', (text) => expect(parseColor(text)).toBeUndefined());

  it('parses what it formats', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, fc.integer({ min: 0, max: 100 }), (r, g, b, percent) => {
        const paint = { kind: 'rgba', r, g, b, a: percent / 100 } as const;
        expect(parseColor(rgbaText(paint))).toEqual(paint);
      }),
    );
  });
});
