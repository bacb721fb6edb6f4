import { describe, expect, it } from 'vitest';
import { orientationOf } from './orientation.ts';

describe('vertical orientation', () => {
  it.each([
    ['字', 'upright'],
    ['あ', 'upright'],
    ['A', 'rotated'],
    ['1', 'rotated'],
    ['ا', 'rotated'],
    ['。', 'substituted'],
    ['、', 'substituted'],
    ['「', 'turned'],
    ['ー', 'turned'],
    ['（', 'turned'],
    ['！', 'substituted'],
    ['𠮷', 'upright'],
    ['—', 'rotated'],
    ['©', 'upright'],
  ] as const)('of %s is %s', (character, orientation) => {
    expect(orientationOf(character.codePointAt(0) ?? 0)).toBe(orientation);
  });
});
