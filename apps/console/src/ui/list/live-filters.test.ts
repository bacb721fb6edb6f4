import { describe, expect, it } from 'vitest';
import { filterText, syncWithUrl } from './live-filters.ts';

describe('filterText', () => {
  it('is the same for the same filters, in whatever order they were typed', () => {
    expect(filterText({ b: '2', a: '1' })).toBe(filterText({ a: '1', b: '2' }));
  });

  it('takes a cleared input for none', () => {
    expect(filterText({ a: '', b: undefined, c: [] })).toBe(filterText({}));
  });
});

describe('followAddress', () => {
  const draft = { inputs: { name: 'mug 1' }, of: filterText({}), sent: filterText({ name: 'mug' }) };

  it('keeps what was typed after the filters were sent', () => {
    expect(syncWithUrl(draft, { name: 'mug' }).inputs).toEqual({ name: 'mug 1' });
  });

  it('takes over an address that somebody else changed', () => {
    expect(syncWithUrl(draft, { name: 'shirt' }).inputs).toEqual({ name: 'shirt' });
  });

  it('stays the same draft while the address does', () => {
    expect(syncWithUrl(draft, {})).toBe(draft);
  });
});
