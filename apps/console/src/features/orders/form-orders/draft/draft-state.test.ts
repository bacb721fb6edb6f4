import { expect, it } from 'vitest';
import { changeDrafts, type DraftChange, draftsMax, firstState } from './draft-state.ts';

const after = (...changes: DraftChange[]) => changes.reduce(changeDrafts, firstState);

it('gives every row a key of its own, whatever comes and goes', () => {
  const { drafts } = after({ type: 'add' }, { type: 'copy', key: 0 }, { type: 'remove', key: 1 }, { type: 'add' });
  expect(drafts.map(({ key }) => key)).toEqual([0, 2, 3]);
});

it('begins a row with the size of the one before', () => {
  const { drafts } = after({ type: 'write', key: 0, cell: 'size', text: 'M' }, { type: 'add' });
  expect(drafts[1]).toMatchObject({ size: 'M', no: '', quantity: '1' });
});

it('never has no row', () => {
  const { drafts } = after({ type: 'write', key: 0, cell: 'no', text: 'A' }, { type: 'remove', key: 0 });
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.no).toBe('');
});

it('forgets the refusal of what is being corrected, and of nothing else', () => {
  const refused: DraftChange = { type: 'refuse', errors: new Map([[0, { no: 'taken', size: 'none' }]]) };
  const { errors } = after(refused, { type: 'write', key: 0, cell: 'no', text: 'B' });
  expect(errors.get(0)).toEqual({ size: 'none' });
  expect(after(refused, { type: 'write', key: 0, cell: 'sub_no', text: 'B' }).errors.get(0)).toEqual({
    no: 'taken',
    size: 'none',
  });
});

it('takes no more rows than it shows', () => {
  const cells = Array.from({ length: draftsMax + 9 }, (_, index) => [`A-${index}`]);
  const pasted: DraftChange = {
    type: 'paste',
    at: { key: 0, cell: 'no' },
    cells,
    columns: [{ cell: 'no', kind: 'field', isRequired: true }],
  };
  expect(after(pasted).drafts).toHaveLength(draftsMax);
  expect(after(pasted, { type: 'add' }).drafts).toHaveLength(draftsMax);
});

it('keeps what was typed for another template, but no size that it does not have', () => {
  const typed: DraftChange[] = [
    { type: 'write', key: 0, cell: 'value:Name', text: 'Lin' },
    { type: 'write', key: 0, cell: 'size', text: 'M' },
  ];
  const sizeAfter = (sizes: string[]) => after(...typed, { type: 'template', sizes }).drafts[0];
  expect(sizeAfter(['M', 'L'])).toMatchObject({ size: 'M', values: { Name: 'Lin' } });
  expect(sizeAfter(['S', 'L'])?.size).toBe('');
  expect(sizeAfter(['S'])?.size).toBe('S');
});
