import { describe, expect, it } from 'vitest';
import { cellMessages, sheetMessages } from './sheet.messages.ts';
import { SheetError, sheetError } from './sheet-error.ts';

describe('what is wrong with a file', () => {
  it('is said in both languages', () => {
    const error = sheetError('too_many_rows', { limit: 1000 });
    expect(error).toBeInstanceOf(SheetError);
    expect(error.textIn('zh-CN')).toBe('表格超过 1000 行，请删除多余的空行，或拆分成几个文件后再导入');
    expect(error.textIn('en-US')).toBe(
      'The sheet has more than 1000 rows. Delete empty rows, or split it into several files',
    );
    expect(error.message).toBe(error.textIn('en-US'));
  });

  it.each(Object.entries({ ...sheetMessages, ...cellMessages }))('%s has the same places in both', (_, { zh, en }) => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    expect(places(zh)).toEqual(places(en));
  });
});
