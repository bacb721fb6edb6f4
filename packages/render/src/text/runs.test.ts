import { describe, expect, it } from 'vitest';
import { splitRuns } from './runs.ts';

const seen = (line: string, isUpright = () => false) =>
  splitRuns(line, isUpright).map(({ from, to }) => line.slice(from, to));

describe('runs of a line', () => {
  it.each([
    ['Hello world', ['Hello world']],
    ['你好Lily', ['你好', 'Lily']],
    ['a1!', ['a1!']],
    ['é́x', ['é́x']],
    ['', []],
  ])('of %j', (line, runs) => expect(seen(line)).toEqual(runs));

  it('are in visual order', () => {
    const runs = splitRuns('abc سلام 12', () => false);
    expect(runs.map(({ isRightToLeft }) => isRightToLeft)).toEqual([false, false, true]);
    expect(runs.map(({ from, to }) => 'abc سلام 12'.slice(from, to).trim())).toEqual(['abc', '12', 'سلام']);
  });

  it('keep a mark with its letter in both directions', () => {
    const runs = splitRuns('字\u0301a', (character) => character === '字');
    expect(runs.map(({ isUpright, to }) => [isUpright, to])).toEqual([
      [true, 2],
      [false, 3],
    ]);
  });

  it('mark the scripts whose letters join', () => {
    expect(splitRuns('سلام', () => false)[0]?.isJoined).toBe(true);
    expect(splitRuns('Lily', () => false)[0]?.isJoined).toBe(false);
  });

  it.each([
    ['Adlam', '𞤀𞤣𞤤𞤢𞤥', true],
    ['Old South Arabian', '𐩠𐩡𐩢', true],
    ['Gothic', '𐌰𐌱𐌲', false],
    ['emoji after Hebrew', 'אב😀', true],
  ])('%s runs as it is written', (_, line, isRightToLeft) => {
    expect(splitRuns(line, () => false).every((run) => run.isRightToLeft === isRightToLeft)).toBe(true);
  });
});
