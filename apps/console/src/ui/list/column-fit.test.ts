import { expect, it } from 'vitest';
import { countSteps, narrowingSteps } from './column-fit.ts';
import type { Column } from './list.types.ts';

const text = (key: string, more: { priority?: 1 | 2 | 3; foldInto?: string } = {}): Column<unknown> => ({
  kind: 'text',
  key,
  label: key,
  value: () => '',
  ...more,
});

const columns: Column<unknown>[] = [
  text('no'),
  text('template_no', { foldInto: 'template' }),
  text('template'),
  { kind: 'state', key: 'state', label: 'state', value: () => ({ tone: 'gray', label: 'Paid' }) },
  text('owner', { priority: 1 }),
  { kind: 'count', key: 'quantity', label: 'quantity', value: () => 1 },
  { kind: 'money', key: 'amount', label: 'amount', value: () => 1 },
  { kind: 'money', key: 'fee', label: 'fee', value: () => 1, priority: 3 },
  { kind: 'dateTime', key: 'created_at', label: 'created', value: () => null },
];

it('folds before it hides, and never hides number, state, amount and time', () => {
  expect(narrowingSteps(columns)).toEqual([
    { kind: 'oneAction' },
    { kind: 'fold', key: 'template_no' },
    { kind: 'hide', key: 'fee' },
    { kind: 'menu' },
    { kind: 'hide', key: 'quantity' },
    { kind: 'hide', key: 'template' },
    { kind: 'hide', key: 'template_no' },
  ]);
});

it('applies no more steps than necessary', () => {
  const freedPx = [0, 80, 100, 60, 40, 90, 0];
  const steps = narrowingSteps(columns);
  const count = (overflowPx: number) => countSteps(steps, (step) => freedPx[steps.indexOf(step)] ?? 0, overflowPx);
  expect([0, 1, 80, 81, 240, 241, 999].map(count)).toEqual([0, 2, 2, 3, 4, 5, 7]);
});
