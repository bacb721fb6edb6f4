import { describe, expect, it } from 'vitest';
import { designer, layer } from '../testing/test-designer.ts';

const box = (id: string, left: number, top: number, set: object = {}) =>
  layer('Rect', id, { left, top, width: 100, height: 50, fill: '#88f', ...set });

describe('a drag with Alt', () => {
  it('moves a copy and keeps the original, as one step', () => {
    const person = designer([box('a', 0, 0), box('b', 300, 300)]).drag([10, 10], [210, 110], { alt: true });
    const [a, copy, b] = person.ids();
    expect([a, b]).toEqual(['a', 'b']);
    expect(person.selection).toEqual([copy]);
    expect(person.layer(copy ?? '').name).toBe('a copy');
    expect(person.frame('a')).toEqual([0, 0, 100, 50]);
    expect(person.frame(copy ?? '')).toEqual([200, 100, 100, 50]);
    expect(person.key('Mod+Z').ids()).toEqual(['a', 'b']);
    expect(person.key('Mod+Shift+Z').ids()).toEqual(['a', copy, 'b']);
  });

  it('copies the whole selection', () => {
    const person = designer([box('a', 0, 0), box('b', 0, 100)]).select('a', 'b');
    person.drag([10, 10], [310, 10], { alt: true });
    expect(person.ids()).toHaveLength(4);
    expect(person.selection).toHaveLength(2);
    expect(person.selection.map((id) => person.frame(id))).toEqual([
      [300, 0, 100, 50],
      [300, 100, 100, 50],
    ]);
  });

  it('is undone completely by Esc', () => {
    const person = designer([box('a', 0, 0)]).select('a');
    const before = person.document;
    person.press(10, 10, { alt: true }).move(60, 60, { alt: true });
    expect(person.ids()).toHaveLength(2);
    person.escape();
    expect(person.document).toBe(before);
    expect(person.selection).toEqual(['a']);
  });

  it('copies neither locked layers nor layers of an order', () => {
    const locked = designer([box('a', 0, 0, { locked: true })]).select('a');
    expect(locked.drag([10, 10], [210, 110], { alt: true }).ids()).toEqual(['a']);
    const order = designer([box('a', 0, 0, { can_design_in_order: true })], { orderValues: {} });
    expect(order.drag([10, 10], [210, 110], { alt: true }).ids()).toEqual(['a']);
    expect(order.frame('a')).toEqual([200, 100, 100, 50]);
  });
});
