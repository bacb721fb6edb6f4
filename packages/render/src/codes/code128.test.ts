import { describe, expect, it } from 'vitest';
import { encodeCode128 } from './code128.ts';

const modules = (text: string) => encodeCode128(text)?.reduce((sum, width) => sum + width, 0);

describe('Code 128', () => {
  it('is a start, a symbol for each character, a check and a stop of 13 modules', () => {
    expect(modules('ABC')).toBe(11 * 5 + 13);
  });
  it('holds two digits in one symbol', () => {
    expect(modules('1234')).toBe(11 * 4 + 13);
    expect(modules('OD251115000042')).toBe(134);
  });
  it('begins and ends with a bar', () => expect((encodeCode128('x')?.length ?? 0) % 2).toBe(1));
  it.each(['', '中', 'é', '\n'])('does not hold %j', (text) => expect(encodeCode128(text)).toBeUndefined());
});
