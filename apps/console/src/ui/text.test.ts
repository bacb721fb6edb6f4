import { describe, expect, it } from 'vitest';
import { defineTexts, type Texts, textsIn } from './text.ts';

const texts = defineTexts({
  en: { hello: 'Hello {name}', keys: '{count, plural, one {# key} other {# keys}}', group: { a: 'A' } },
  zh: { hello: '你好，{name}', keys: '{count, number} 个密钥', group: { a: '甲' } },
});

describe('textsIn', () => {
  it('translates into both languages', () => {
    expect(textsIn(texts, 'en-US')('hello', { name: 'Li' })).toBe('Hello Li');
    expect(textsIn(texts, 'zh-CN')('hello', { name: 'Li' })).toBe('你好，Li');
    expect(textsIn(texts, 'en-US')('keys', { count: 1 })).toBe('1 key');
    expect(textsIn(texts, 'zh-CN')('keys', { count: 1200 })).toBe('1,200 个密钥');
    expect(textsIn(texts, 'zh-CN')('group.a')).toBe('甲');
  });

  it('returns the same translator every time', () => {
    expect(textsIn(texts, 'zh-CN')).toBe(textsIn(texts, 'zh-CN'));
  });
});

it('rejects invalid keys and parameters at compile time', () => {
  // @ts-expect-error a text that one language lacks
  defineTexts({ en: { a: 'A', b: 'B' }, zh: { a: '甲' } });
  // @ts-expect-error a text that only one language has
  defineTexts({ en: { a: 'A' }, zh: { a: '甲', b: '乙' } });
  // @ts-expect-error a place that one language lacks
  defineTexts({ en: { a: 'A {name}' }, zh: { a: '甲' } });
  // @ts-expect-error another place
  defineTexts({ en: { a: 'A {name}' }, zh: { a: '甲 {nome}' } });
  const t = textsIn(texts, 'en-US');
  const calls = () => {
    // @ts-expect-error an unknown key
    t('helo');
    // @ts-expect-error a missing parameter
    t('hello');
    // @ts-expect-error a wrong parameter
    t('hello', { nome: 'Li' });
  };
  expect(calls).toBeTypeOf('function');
});

/** Every `*.messages.ts` of the console. The compiler checks keys and placeholders; this test finds empty texts. */
const modules = import.meta.glob<Record<string, unknown>>('../**/*.messages.ts', { eager: true });

function leaves(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value as object, `${path}${key}.`),
  );
}

describe.each(Object.entries(modules))('%s', (_file, module) => {
  const all = Object.values(module).filter((value): value is Texts => typeof value === 'object');

  it('has every text in both languages', () => {
    for (const { en, zh } of all) {
      expect(leaves(zh).map(([key]) => key)).toEqual(leaves(en).map(([key]) => key));
      for (const [key, text] of [...leaves(en), ...leaves(zh)]) expect(text.trim(), key).not.toBe('');
    }
  });

  it('has no English text in Chinese', () => {
    // A formula such as "{price} × {count}" has no words in either language.
    const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
    const worded = all.flatMap(({ zh }) => leaves(zh)).filter(([, text]) => hasWords(text));
    for (const [key, text] of worded) expect(text, key).toMatch(/[\u4e00-\u9fff]|^API/);
  });
});
