import { expect, it } from 'vitest';
import { spareCount, sparableColumns } from './column-fit.ts';
import type { Column } from './list.types.ts';

const text = (key: string, priority?: 1 | 2 | 3): Column<unknown> => ({
  kind: 'text',
  key,
  label: key,
  value: () => '',
  ...(priority && { priority }),
});

const columns: Column<unknown>[] = [
  text('no'),
  text('template_no', 3),
  text('template'),
  { kind: 'state', key: 'state', label: 'state', value: () => ({ tone: 'grey', label: 'Paid' }) },
  text('owner', 1),
  { kind: 'count', key: 'quantity', label: 'quantity', value: () => 1 },
  { kind: 'money', key: 'amount', label: 'amount', value: () => 1 },
  { kind: 'money', key: 'fee', label: 'fee', value: () => 1, priority: 3 },
  { kind: 'dateTime', key: 'created_at', label: 'created', value: () => null },
];

it('never spares number, state, amount and time; what matters least goes first, from the end', () => {
  expect(sparableColumns(columns)).toEqual(['fee', 'template_no', 'quantity', 'template']);
});

it('spares no more than it must', () => {
  const widths: Record<string, number> = { fee: 100, template_no: 80, quantity: 60 };
  const count = (overflowPx: number) => spareCount(Object.keys(widths), (key) => widths[key] ?? 0, overflowPx);
  expect([0, 1, 100, 101, 240, 500].map(count)).toEqual([0, 1, 1, 2, 3, 3]);
});
