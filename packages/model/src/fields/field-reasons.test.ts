import { describe, expect, it } from 'vitest';
import { errorTable } from '../errors/errors.ts';
import { finding, toFieldError } from '../errors/field-findings.ts';
import { fieldReasons, fieldSentence, reasonText } from './field-reasons.ts';

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)).toSorted();

describe('the table of reasons', () => {
  it.each(Object.entries(fieldReasons))('%s has the same placeholders in both languages', (_, { zh, en }) => {
    expect(places(zh)).toEqual(places(en));
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).not.toMatch(/\p{Script=Han}/u);
  });

  it('shares no key with the errors, because callers find both in `code`', () => {
    expect(Object.keys(fieldReasons).filter((key) => Object.hasOwn(errorTable, key))).toEqual([]);
  });
});

const size = finding(['orders_attributes', 0, 'size'], 'unknown_size', { size: 'L', sizes: ['S', 'M'] });

describe('a finding', () => {
  it('is sent with its path as the caller wrote it, its parameters and the reason', () => {
    expect(toFieldError(size, 'en-US')).toEqual({
      path: 'orders_attributes[0].size',
      code: 'unknown_size',
      params: { size: 'L', sizes: ['S', 'M'] },
      message: 'Unknown size “L”. Choose from: S, M',
    });
    expect(toFieldError(size, 'zh-CN').message).toBe('尺寸“L”不存在，可选：S、M');
  });

  it('resolves a bilingual parameter in the reader’s language', () => {
    const kind = finding(['url'], 'not_of_layer_kind', { kind: { zh: '线条', en: 'Line' } });
    expect(toFieldError(kind, 'zh-CN')).toMatchObject({ params: { kind: '线条' }, message: '“线条”图层没有此项' });
    expect(reasonText(kind, 'en-US')).toBe('“Line” layers don’t have this');
  });
});

describe('the full sentence', () => {
  const required = finding([], 'required');

  it.each([
    ['Order number', required, 'en-US', 'Order number is required'],
    ['orders_attributes[0].no', required, 'zh-CN', 'orders_attributes[0].no 不能为空'],
    ['订单号', required, 'zh-CN', '订单号不能为空'],
    ['production_image_urls[0]', required, 'zh-CN', 'production_image_urls[0] 不能为空'],
    ['Size', size, 'en-US', 'Size: Unknown size “L”. Choose from: S, M'],
    ['尺寸', size, 'zh-CN', '尺寸：尺寸“L”不存在，可选：S、M'],
    ['', required, 'en-US', 'The request body is required'],
  ] as const)('of %j in %o', (name, found, locale, sentence) => {
    expect(fieldSentence(name, found, locale)).toBe(sentence);
  });
});
