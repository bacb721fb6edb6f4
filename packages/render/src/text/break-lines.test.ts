import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLine, piecesOf } from './break-lines.ts';

const lengthOf = (text: string) => [...text].length;

describe('the unbreakable pieces of a line', () => {
  it.each([
    ['two words', ['two ', 'words']],
    ['well-known  spaces', ['well-known  ', 'spaces']],
    ['你好，世界。', ['你', '好，', '世', '界。']],
    ['（如）“永”', ['（如）', '“永”']],
    ['iPhone手机 15号', ['iPhone', '手', '机 ', '15', '号']],
    ['Cafe\u0301 au lait', ['Cafe\u0301 ', 'au ', 'lait']],
    ['', []],
  ])('of %j', (line, pieces) => expect(piecesOf(line)).toEqual(pieces));

  it('join to the line for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (line) => {
        expect(piecesOf(line).join('')).toBe(line);
      }),
    );
  });
});

describe('a broken line', () => {
  it('fills each line before the next one and drops trailing spaces', () => {
    expect(breakLine('the best of all', 8, lengthOf)).toEqual(['the best', 'of all']);
    expect(breakLine('祝你，生日快乐', 3, lengthOf)).toEqual(['祝你，', '生日快', '乐']);
    expect(breakLine('', 8, lengthOf)).toEqual(['']);
  });

  it('does not split a word that is too long', () => {
    expect(breakLine('a grandmother is', 5, lengthOf)).toEqual(['a', 'grandmother', 'is']);
  });
});
