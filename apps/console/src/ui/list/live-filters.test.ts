import { describe, expect, it } from 'vitest';
import { filterText, syncWithUrl } from './live-filters.ts';

describe('filterText', () => {
  it('is the same for the same filters, in any order', () => {
    expect(filterText({ b: '2', a: '1' })).toBe(filterText({ a: '1', b: '2' }));
  });

  it('treats a cleared input as no filter', () => {
    expect(filterText({ a: '', b: undefined, c: [] })).toBe(filterText({}));
  });
});

describe('syncWithUrl', () => {
  const draft = { inputs: { name: 'mug 1' }, of: filterText({}), sent: filterText({ name: 'mug' }) };

  it('keeps input that was typed after the filters were applied', () => {
    expect(syncWithUrl(draft, { name: 'mug' }).inputs).toEqual({ name: 'mug 1' });
  });

  it('adopts a URL that was changed elsewhere', () => {
    expect(syncWithUrl(draft, { name: 'shirt' }).inputs).toEqual({ name: 'shirt' });
  });

  it('keeps the same draft while the URL is unchanged', () => {
    expect(syncWithUrl(draft, {})).toBe(draft);
  });
});
