import { describe, expect, it } from 'vitest';
import { type ErrorKey, errorStatus, errorTable, errorText } from './errors.ts';

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)).toSorted();

describe('the error table', () => {
  const entries = Object.entries(errorTable) as [ErrorKey, (typeof errorTable)[ErrorKey]][];

  it('gives each error a code of its own, but for the template lookup, which is a 40400 like any missing thing', () => {
    const own = entries.filter(([key]) => key !== 'sku_template_no_unknown');
    expect(new Set(own.map(([, { code }]) => code)).size).toBe(own.length);
    expect(errorTable.sku_template_no_unknown.code).toBe(errorTable.not_found.code);
  });

  it.each(entries)('%s has a status and the same places in both languages', (key, { zh, en }) => {
    expect(errorStatus(key)).toBeGreaterThanOrEqual(400);
    expect(errorStatus(key)).toBeLessThan(600);
    expect(places(zh)).toEqual(places(en));
    expect(zh).toMatch(/\p{Script=Han}/u);
  });

  it('fills the places', () => {
    expect(errorText('too_many_requests', { seconds: 7 }, 'zh-CN')).toBe('请求过于频繁，请在 7 秒后重试');
  });
});
