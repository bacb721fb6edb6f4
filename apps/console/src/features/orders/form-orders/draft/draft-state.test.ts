import { describe, expect, it } from 'vitest';
import { template } from '../../../../testing/template.ts';
import { columnsOf } from './draft-columns.ts';
import { changeDrafts, type DraftChange, draftsMax, errorsOf, firstState } from './draft-state.ts';
import { newDraft } from './order-draft.ts';

const columns = columnsOf(template());
const after = (...changes: DraftChange[]) => changes.reduce(changeDrafts, firstState);
const write = (text: string, cell: 'no' | 'sub_no' | 'size' | 'value:Name' = 'no', key = 0): DraftChange => ({
  type: 'write',
  key,
  cell,
  text,
});
const paste = (cells: string[][], key = 0): DraftChange => ({
  type: 'paste',
  at: { key, cell: 'no' },
  cells,
  columns,
  templateNo: 'SKU000001',
});
const numbers = (...changes: DraftChange[]) => after(...changes).drafts.map(({ no }) => no);

it('gives every row a unique key', () => {
  const { drafts } = after(
    { type: 'add' },
    { type: 'copy', key: 0 },
    { type: 'remove', keys: new Set([1]) },
    { type: 'add' },
  );
  expect(drafts.map(({ key }) => key)).toEqual([0, 2, 3]);
});

it('starts a row with the size of the previous one', () => {
  const { drafts } = after(write('M', 'size'), { type: 'add' });
  expect(drafts[1]).toMatchObject({ size: 'M', no: '', quantity: '1' });
});

it('always has a row', () => {
  expect(numbers(write('A'), { type: 'remove', keys: new Set([0]) })).toEqual(['']);
});

describe('what was refused', () => {
  const refused: DraftChange = { type: 'refuse', errors: new Map([[0, { no: 'taken', size: 'none' }]]) };

  it('is cleared for a corrected entry, and for no other', () => {
    expect(errorsOf(after(refused, write('B'))).get(0)).toEqual({ size: 'none' });
    expect(errorsOf(after(refused, write('B', 'sub_no'))).get(0)).toEqual({ no: 'taken', size: 'none' });
    expect(errorsOf(after(refused, { type: 'remove', keys: new Set([0]) })).size).toBe(0);
  });

  it('is kept beside our own findings, which replace only those of the rows that were checked', () => {
    const find = (cell: 'no' | 'quantity', keys: number[]): DraftChange => ({
      type: 'find',
      errors: new Map(keys.map((key) => [key, { [cell]: 'wrong' }])),
      checked: new Set(keys),
    });
    const state = after({ type: 'add' }, refused, find('quantity', [0, 1]), find('no', [1]));
    expect(errorsOf(state).get(0)).toEqual({ quantity: 'wrong', no: 'taken', size: 'none' });
    expect(errorsOf(state).get(1)).toEqual({ no: 'wrong' });
  });
});

it('accepts no more rows than can be sent, and counts the others', () => {
  const pasted = paste(Array.from({ length: draftsMax + 9 }, (_, index) => [`A-${index}`]));
  expect(after(pasted).drafts).toHaveLength(draftsMax);
  expect(after(pasted).report).toMatchObject({ rows: draftsMax, overRows: 9 });
  expect(after(pasted, { type: 'add' }).drafts).toHaveLength(draftsMax);
});

describe('undo', () => {
  it('undoes and redoes a cell and a paste as one step each', () => {
    const typed = [write('A'), write('A1'), paste([['B'], ['C']])];
    expect(numbers(...typed, { type: 'undo' })).toEqual(['A1']);
    expect(numbers(...typed, { type: 'undo' }, { type: 'undo' })).toEqual(['']);
    expect(numbers(...typed, { type: 'undo' }, { type: 'undo' }, { type: 'redo' })).toEqual(['A1']);
    expect(numbers(...typed, { type: 'undo' }, { type: 'redo' }, { type: 'redo' })).toEqual(['B', 'C']);
  });

  it('clears redo after another edit', () => {
    expect(numbers(write('A'), { type: 'undo' }, write('B'), { type: 'redo' })).toEqual(['B']);
    expect(numbers({ type: 'undo' }, { type: 'redo' })).toEqual(['']);
  });

  it('restores removed and emptied rows', () => {
    const keys = new Set([0]);
    expect(numbers(write('A'), { type: 'remove', keys }, { type: 'undo' })).toEqual(['A']);
    expect(numbers(write('A'), { type: 'clear', keys, columns })).toEqual(['']);
    expect(numbers(write('A'), { type: 'clear', keys, columns }, { type: 'undo' })).toEqual(['A']);
  });
});

it('splits an address into its fields', () => {
  const text = '张三 13812345678 浙江省杭州市余杭区文一西路969号';
  const split = { receiver_name: '张三', phone: '13812345678', city: '杭州市', address: '余杭区文一西路969号' };
  expect(after({ type: 'address', key: 0, text }).drafts[0]?.receiver).toMatchObject(split);
  const typed: DraftChange = { type: 'write', key: 0, cell: 'address', text };
  expect(after(typed, { type: 'split', keys: new Set([0]) }).drafts[0]?.receiver).toMatchObject(split);
});

it('continues after restored rows with unique keys', () => {
  const { drafts } = after(write('A'), { type: 'add' }, { type: 'add' });
  const restored = after({ type: 'restore', drafts }, { type: 'add' });
  expect(restored.drafts.map(({ key, no }) => [key, no])).toEqual([
    [0, 'A'],
    [1, ''],
    [2, ''],
    [3, ''],
  ]);
});

it('keeps the input for another template, except sizes that it does not have', () => {
  const typed = [write('Lin', 'value:Name'), write('M', 'size')];
  const sizeAfter = (sizes: string[]) => after(...typed, { type: 'template', sizes }).drafts[0];
  expect(sizeAfter(['M', 'L'])).toMatchObject({ size: 'M', values: { Name: 'Lin' } });
  expect(sizeAfter(['S', 'L'])?.size).toBe('');
  expect(sizeAfter(['S'])?.size).toBe('S');
});

it('knows which rows came filled in part and were not edited', () => {
  const drafts = [newDraft(4, 'M'), newDraft(7, 'M')];
  const restored: DraftChange = { type: 'restore', drafts, areNew: true };
  expect([...after(restored).untouched]).toEqual([4, 7]);
  expect([...after(restored, write('a', 'no', 4)).untouched]).toEqual([7]);
  expect([...after({ type: 'restore', drafts }).untouched]).toEqual([]);
});
