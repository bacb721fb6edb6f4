import { expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

it.each([
  [`attachment; filename="bills.xlsx"; filename*=UTF-8''%E8%B4%A6%E5%8D%95.xlsx`, '账单.xlsx'],
  ['attachment; filename="bills 1.xlsx"', 'bills 1.xlsx'],
  ['attachment; filename=bills.xlsx', 'bills.xlsx'],
  ['attachment', 'export'],
  [null, 'export'],
])('%s → %s', (header, name) => {
  expect(fileNameOf(header, 'export')).toBe(name);
});
