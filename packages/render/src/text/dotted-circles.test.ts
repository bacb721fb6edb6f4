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
    ['a Tibetan visarga, which needs no letter', ' \u0F7F', ' \u0F7F'],
    ['a Khmer vowel that is not drawn', '\u17B4\u1780', '\u17B4\u1780'],
  ])('%s', (_, line, expected) => expect(withDottedCircles(line, always)).toBe(expected));

  it.each([
    ['Devanagari', 'अ\u093E', 'अ\u25CC\u093E'],
    ['Devanagari, within a word', 'कअ\u0949क', 'कअ\u25CC\u0949क'],
    ['Devanagari ra and virama', 'र\u094Dइ', 'र\u094D\u25CCइ'],
    ['Bengali', '\u098C\u09E2', '\u098C\u25CC\u09E2'],
    ['Gurmukhi', '\u0A73\u0A4B', '\u0A73\u25CC\u0A4B'],
    ['Gujarati', '\u0A85\u0AC8', '\u0A85\u25CC\u0AC8'],
    ['Gujarati, each sign once', '\u0A85\u0AC5\u0ABE', '\u0A85\u25CC\u0AC5\u0ABE'],
    ['Oriya', '\u0B13\u0B57', '\u0B13\u25CC\u0B57'],
    ['Tamil', '\u0B85\u0BC2', '\u0B85\u25CC\u0BC2'],
    ['Telugu', '\u0C46\u0C55', '\u25CC\u0C46\u25CC\u0C55'],
    ['Kannada', '\u0C89\u0CBE', '\u0C89\u25CC\u0CBE'],
    ['Malayalam', '\u0D12\u0D57', '\u0D12\u25CC\u0D57'],
    ['Sinhala', '\u0D91\u0DDD', '\u0D91\u25CC\u0DDD'],
    ['Brahmi', '\u{11005}\u{11038}', '\u{11005}\u25CC\u{11038}'],
    ['Khudawadi', '\u{112B0}\u{112E6}', '\u{112B0}\u25CC\u{112E6}'],
    ['a sign that the letter holds', 'अ\u0902', 'अ\u0902'],
  ])('separate a letter from a sign that it cannot hold: %s', (_, line, expected) =>
    expect(withDottedCircles(line, always)).toBe(expected),
  );

  it('are left out if the font has none', () => {
    expect(withDottedCircles('\u093F', (character) => character !== '\u25CC')).toBe('\u093F');
  });
});
