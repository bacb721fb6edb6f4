import { expect, it } from 'vitest';
import type { DraftErrors } from './draft-errors.ts';
import { type CellName, newDraft } from './order-draft.ts';
import { countProblems, nextProblem } from './problems.ts';

const drafts = [newDraft(7), newDraft(3), newDraft(9)];
const cells: CellName[] = ['no', 'size', 'quantity', 'city'];
const errors: DraftErrors = new Map([
  [3, { city: 'x', size: 'x' }],
  [9, { no: 'x' }],
]);

it('goes from one problem to the next, by row and column, and wraps around', () => {
  const steps = [undefined];
  const places = Array.from({ length: 4 }).reduce<(ReturnType<typeof nextProblem> | undefined)[]>(
    (so) => [...so, nextProblem(errors, drafts, cells, so.at(-1))],
    steps,
  );
  expect(places.slice(1)).toEqual([
    { key: 3, cell: 'size' },
    { key: 3, cell: 'city' },
    { key: 9, cell: 'no' },
    { key: 3, cell: 'size' },
  ]);
});

it('continues from the active cell, and finds the only one again', () => {
  expect(nextProblem(errors, drafts, cells, { key: 3, cell: 'quantity' })).toEqual({ key: 3, cell: 'city' });
  expect(nextProblem(errors, drafts, cells, { key: 404, cell: 'no' })).toEqual({ key: 3, cell: 'size' });
  expect(nextProblem(new Map([[3, { size: 'x' }]]), drafts, cells, { key: 3, cell: 'size' })).toEqual({
    key: 3,
    cell: 'size',
  });
  expect(nextProblem(new Map(), drafts, cells, undefined)).toBeUndefined();
});

it('counts entries and rows', () => {
  expect(countProblems(errors)).toEqual({ count: 3, rows: 2 });
});
