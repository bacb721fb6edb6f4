import { describe, expect, it } from 'vitest';
import { type ErrorKey, errorStatus, errorTable, errorText } from './errors.ts';

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)).toSorted();

describe('the error table', () => {
  const entries = Object.entries(errorTable) as [ErrorKey, (typeof errorTable)[ErrorKey]][];

  it('has a unique code for each error, except for lookups, which share 40400 with all missing resources', () => {
    const lookups: readonly ErrorKey[] = ['sku_template_no_unknown', 'form_order_ids_unknown'];
    const own = entries.filter(([key]) => !lookups.includes(key));
    expect(new Set(own.map(([, { code }]) => code)).size).toBe(own.length);
    for (const key of lookups) expect(errorTable[key].code).toBe(errorTable.not_found.code);
  });

  it.each(entries)('%s has a status and the same placeholders in both languages', (key, { zh, en }) => {
    expect(errorStatus(key)).toBeGreaterThanOrEqual(400);
    expect(errorStatus(key)).toBeLessThan(600);
    expect(places(zh)).toEqual(places(en));
    expect(zh).toMatch(/\p{Script=Han}/u);
  });

  it('fills the placeholders', () => {
    expect(errorText('too_many_requests', { seconds: 7 }, 'zh-CN')).toBe('请求过于频繁，请在 7 秒后重试');
  });
});
