import { describe, expect, it } from 'vitest';
import { toLocale } from './locale.ts';

describe('toLocale', () => {
  it.each([
    ['zh-CN', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['ZH-hant-TW', 'zh-CN'],
    ['en-GB,zh;q=0.5', 'en-US'],
    ['fr-FR, zh-CN;q=0.8', 'zh-CN'],
    ['fr', 'en-US'],
    ['', 'en-US'],
    [undefined, 'en-US'],
  ])('%j is %s', (tags, locale) => expect(toLocale(tags)).toBe(locale));
});
