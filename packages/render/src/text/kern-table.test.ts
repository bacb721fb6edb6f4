import { describe, expect, it } from 'vitest';
import { u16s, u32s } from '../../corpus/make-font.ts';
import { readKerning } from './kern-table.ts';

const pairs = u16s(2, 12, 1, 0, 1, 2, -200, 3, 4, 50);
const microsoft = (coverage: number, body: Buffer) => Buffer.concat([u16s(0, 1, 0, body.length + 6, coverage), body]);
const apple = (coverage: number, body: Buffer) =>
  Buffer.concat([u16s(1, 0), u32s(1, body.length + 8), u16s(coverage, 0), body]);

/** Glyph 1 is in the first left class, glyph 2 in the second right class. */
const classesFrom = (head: number) => u16s(4, head + 8, head + 14, head + 20, 1, 1, head + 20, 2, 1, 2, 0, -200);
const compact = Buffer.concat([
  u16s(5),
  Buffer.from([2, 2, 2, 0]),
  u16s(0, -200),
  Buffer.from([0, 1, 0, 0, 0]),
  Buffer.from([0, 0, 1, 0, 0]),
  Buffer.from([0, 0, 0, 1]),
]);

describe('a kern table', () => {
  it.each([
    ['pairs', microsoft(0x0001, pairs)],
    ['pairs, as Apple has them', apple(0, pairs)],
    ['classes', microsoft(0x0201, classesFrom(6))],
    ['classes, as Apple has them', apple(2, classesFrom(8))],
    ['compact classes', apple(3, compact)],
    ['a part that is too long for its own length', Buffer.concat([u16s(0, 1, 0, 9, 1), pairs])],
    ['two parts', Buffer.concat([u16s(0, 2, 0, 20, 0x0101), Buffer.alloc(14), u16s(0, 26, 1), pairs])],
  ])('of %s', (_, table) => {
    const kerning = readKerning(table);
    expect(kerning?.(1, 2)).toBe(-200);
    expect(kerning?.(2, 1)).toBe(0);
    expect(kerning?.(9, 9)).toBe(0);
  });

  it.each([
    ['vertical lines', microsoft(0x0000, pairs)],
    ['smallest distances', microsoft(0x0003, pairs)],
    ['another direction', apple(0x4000, pairs)],
    ['an unknown format', microsoft(0x0701, pairs)],
    ['nothing', Buffer.alloc(0)],
    ['less than it says', apple(3, compact.subarray(0, 12))],
  ])('of %s is left alone', (_, table) => expect(readKerning(table)).toBeUndefined());
});
