import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

describe('CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+86', "'+86"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=1,"2"', `"'=1,""2"""`],
    ['', ''],
    [-5, '-5'],
  ])('writes %j as %j', (value, cell) => expect(writeCsv([[value, 'x']])).toBe(`\uFEFF${cell},x\r\n`));
});
