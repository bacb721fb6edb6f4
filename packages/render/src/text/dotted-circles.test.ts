import { describe, expect, it } from 'vitest';
import { withDottedCircles } from './dotted-circles.ts';

const always = () => true;

describe('dotted circles', () => {
  it.each([
    ['a vowel sign alone', '\u093F', '\u25CC\u093F'],
    ['one after a space', 'क \u093E', 'क \u25CC\u093E'],
    ['one after a letter of another script', 'a\u09BE', 'a\u25CC\u09BE'],
    ['a virama at the beginning', '\u0BCD\u0B95', '\u25CC\u0BCD\u0B95'],
    ['a sign at its letter', 'कि', 'कि'],
    ['signs on signs', 'क्षिं', 'क्षिं'],
    ['a sign behind a joiner', 'क\u094D\u200D\u093F', 'क\u094D\u200D\u093F'],
    ['one on a no-break space', '\u00A0\u093E', '\u00A0\u093E'],
    ['one that has its circle', '\u25CC\u093E', '\u25CC\u093E'],
    ['a mark of every script', '\u0301a', '\u0301a'],
    ['Thai', '\u0E34', '\u0E34'],
  ])('%s', (_, line, expected) => expect(withDottedCircles(line, always)).toBe(expected));

  it('are left out if the font has none', () => {
    expect(withDottedCircles('\u093F', (character) => character !== '\u25CC')).toBe('\u093F');
  });
});
