import { expect, it } from 'vitest';
import { emptyFont, suggestedName, toFontInput } from './font-form-values.ts';

it.each([
  ['MaShanZheng-Regular.ttf', 'MaShanZheng'],
  ['Noto_Sans_SC.otf', 'Noto Sans SC'],
  ['思源黑体.woff2', '思源黑体'],
  ['Inter-Bold.ttf', 'Inter-Bold'],
])('%s', (filename, name) => {
  expect(suggestedName(filename)).toBe(name);
});

it('sends the id of its one file', () => {
  const file = { id: 5, url: '/5', filename: 'a.ttf' };
  expect(toFontInput({ ...emptyFont, name: 'A', font_file_id: [file] })).toEqual({
    name: 'A',
    font_file_id: 5,
    tag_list: [],
  });
});
