import { describe, expect, it } from 'vitest';
import { joinLetters } from './joining.ts';

const everyForm = () => true;

describe('letters of a font with presentation forms and without GSUB', () => {
  it.each([
    ['alone', 'ب', 'ﺏ'],
    ['in the beginning, the middle and the end', 'ببب', 'ﺑﺒﺐ'],
    ['behind one that joins on one side only', 'داب', 'ﺩﺍﺏ'],
    ['with marks between them', 'بِب', 'ﺑِﺐ'],
    ['of two words', 'بب بب', 'ﺑﺐ ﺑﺐ'],
    ['beside a stretched line', 'بـ', 'ﺑـ'],
    ['of Persian', 'پگ', 'ﭘﮓ'],
    ['of lam and alef', 'لا', 'ﻻ\u200B'],
    ['of lam and alef behind another', 'سلام', 'ﺳﻼ\u200Bﻡ'],
    ['beside other scripts', 'a ب 1', 'a ﺏ 1'],
    ['of no script that joins', 'Lily 你好 😀', 'Lily 你好 😀'],
  ])('%s', (_, text, joined) => {
    expect(joinLetters(text, everyForm)).toEqual({ text: joined, unjoined: new Set() });
    expect(joined).toHaveLength(text.length);
  });

  it('are reported if the font cannot join them', () => {
    expect(joinLetters('دبب', (form) => form === 'ﺩ' || form === 'ﺑ')).toEqual({
      text: 'ﺩﺑب',
      unjoined: new Set([2]),
    });
  });
});
