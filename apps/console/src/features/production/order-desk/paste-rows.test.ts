import { expect, it } from 'vitest';
import { parseOutbounds, rowKey } from './parse-outbounds.ts';
import { canTick, classifyRows, isInvalid } from './paste-rows.ts';

const rows = parseOutbounds('OD1 SF1\nOD2 SF2\nOD3 SF3\nOD4 SF4\nOD5', '');
const key = (index: number) =>
  rowKey(rows[index]?.input ?? { order_system_no: '', shipping_no: '', shipping_company: '' });
const remark = { field: 'order_system_no', message: 'x' } as const;
const checks = {
  checked: new Set([key(0), key(1), key(2)]),
  refused: new Map([[key(1), remark]]),
  doubtful: new Map([[key(2), remark]]),
};
const judge = (ticks: [string, boolean][] = [], refusals: [string, typeof remark][] = []) =>
  classifyRows(rows, checks, { ticks: new Map(ticks), refusals: new Map(refusals) });

it('ticks only rows without findings', () => {
  expect(judge().map(({ verdict, isTicked }) => [verdict, isTicked])).toEqual([
    ['good', true],
    ['refused', false],
    ['doubtful', false],
    ['unchecked', false],
    ['unread', false],
  ]);
  expect(judge().filter(isInvalid)).toHaveLength(2);
  expect(judge().filter(canTick)).toHaveLength(2);
});

it('allows ticking doubtful rows, but not invalid ones', () => {
  const all = rows.map((_, index): [string, boolean] => [key(index), true]);
  expect(judge(all).map(({ isTicked }) => isTicked)).toEqual([true, false, true, false, false]);
  expect(judge([[key(0), false]])[0]?.isTicked).toBe(false);
});

it('prefers the refusal of a recording over an earlier check', () => {
  expect(judge([], [[key(0), remark]])[0]).toMatchObject({ verdict: 'refused', isTicked: false });
});
