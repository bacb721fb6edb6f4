import { describe, expect, it } from 'vitest';
import { designer, layer } from '../testing/test-designer.ts';
import { toggleSelected } from './selection.ts';

const box = (id: string, left: number, top: number, set: object = {}) =>
  layer('Rect', id, { left, top, width: 100, height: 50, fill: '#88f', ...set });

describe('a click', () => {
  it('selects the topmost layer, or nothing', () => {
    const person = designer([box('low', 0, 0), box('high', 50, 0)]);
    expect(person.click(75, 25).selection).toEqual(['high']);
    expect(person.click(25, 25).selection).toEqual(['low']);
    expect(person.click(500, 500).selection).toEqual([]);
  });

  it('hits rotated and nested layers where they are visible', () => {
    const turned = layer('TextRect', 'turned', { left: 100, top: 100, width: 200, height: 20, rotate: 90 });
    const inner = box('inner', 0, 0);
    const group = layer('Group', 'group', { left: 400, top: 100, width: 200, height: 200, flip_horizontal: true }, [
      inner,
    ]);
    const person = designer([turned, group]);
    expect(person.click(200, 30).selection).toEqual(['turned']);
    expect(person.click(120, 110).selection).toEqual([]);
    // In the flipped group the left child is on the right; the group is hit where its children are.
    expect(person.click(590, 110).selection).toEqual(['group']);
    expect(person.click(410, 110).selection).toEqual([]);
  });

  it('selects the next lower layer with each further click and stops at the lowest', () => {
    const person = designer([box('a', 0, 0), box('b', 0, 0), box('c', 0, 0)]);
    expect(person.click(10, 10).selection).toEqual(['c']);
    expect(person.wait(200).click(13, 10).selection).toEqual(['b']);
    expect(person.wait(200).click(10, 13).selection).toEqual(['a']);
    expect(person.wait(200).click(10, 10).selection).toEqual(['a']);
    expect(person.wait(301).click(10, 10).selection).toEqual(['c']);
    expect(person.wait(200).click(20, 10).selection).toEqual(['c']);
  });

  it('selects inside a group after a double click', () => {
    const group = layer('Group', 'group', { width: 300, height: 100 }, [box('one', 0, 0), box('two', 200, 0)]);
    const person = designer([group, box('other', 0, 300)]);
    expect(person.click(10, 10).selection).toEqual(['group']);
    expect(person.wait(100).click(10, 10).selection).toEqual(['one']);
    expect(person.wait(1000).click(250, 10).selection).toEqual(['two']);
    expect(person.wait(1000).click(10, 310).selection).toEqual(['other']);
    expect(person.wait(1000).click(10, 10).selection).toEqual(['group']);
  });

  it('adds and removes siblings with Shift', () => {
    const group = layer('Group', 'group', { left: 300, width: 100, height: 50 }, [box('inner', 0, 0)]);
    const person = designer([box('a', 0, 0), box('b', 0, 100), group]);
    person.click(10, 10).click(10, 110, { shift: true }).wait(500);
    expect(person.selection).toEqual(['a', 'b']);
    person.click(310, 10, { shift: true }).wait(500);
    expect(person.selection).toEqual(['a', 'b', 'group']);
    person.click(10, 10, { shift: true }).wait(500);
    expect(person.selection).toEqual(['b', 'group']);
    person.select('inner').click(10, 10, { shift: true });
    expect(person.selection).toEqual(['inner']);
    expect(person.act((editor) => toggleSelected(editor, 'a')).selection).toEqual(['inner']);
  });

  it('ignores hidden, locked and transparent layers and hollow frames', () => {
    const under = box('under', 0, 0);
    const hollow = layer('Rect', 'hollow', { width: 100, height: 50, stroke_width: 2 });
    const through = (above: ReturnType<typeof box>) => designer([under, above]).click(50, 25).selection;
    expect(through(box('above', 0, 0, { visible: false }))).toEqual(['under']);
    expect(through(box('above', 0, 0, { locked: true }))).toEqual(['under']);
    expect(through(hollow)).toEqual(['under']);
    expect(designer([under, hollow]).click(50, 1).selection).toEqual(['hollow']);
    const isPainted = ({ id }: { id: string }, { x }: { x: number }) => id === 'under' || x < 20;
    const person = designer([under, box('above', 0, 0)], { isPainted });
    expect(person.click(50, 25).selection).toEqual(['under']);
    expect(person.wait(500).click(10, 25).selection).toEqual(['above']);
  });
});

describe('a drag', () => {
  it('starts after more than five pixels', () => {
    const person = designer([box('a', 0, 0)]).run('toggle_snapping');
    person.press(10, 10).move(13, 14).release();
    expect(person.frame('a')).toEqual([0, 0, 100, 50]);
    expect(person.selection).toEqual(['a']);
    person.wait(500).press(10, 10).move(15, 14).release();
    expect(person.frame('a').slice(0, 2)).toEqual([5, 4]);
  });

  it('moves the whole selection as one step', () => {
    const person = designer([box('a', 100, 100), box('b', 300, 100), box('c', 500, 300)]);
    person.select('a', 'b').drag([310, 110], [331, 147]);
    expect(person.frame('a').slice(0, 2)).toEqual([121, 137]);
    expect(person.frame('b').slice(0, 2)).toEqual([321, 137]);
    expect(person.frame('c').slice(0, 2)).toEqual([500, 300]);
    expect(person.selection).toEqual(['a', 'b']);
    expect(person.key('Mod+Z').frame('a').slice(0, 2)).toEqual([100, 100]);
    expect(person.key('Mod+Z').frame('a').slice(0, 2)).toEqual([100, 100]);
    expect(person.key('Mod+Y').frame('b').slice(0, 2)).toEqual([321, 137]);
  });

  it('is canceled by Escape without a step', () => {
    const person = designer([box('a', 100, 100)]);
    person.press(110, 110).move(300, 300);
    expect(person.frame('a')[0]).toBe(290);
    expect(person.escape().frame('a')[0]).toBe(100);
    expect(person.editor.history.past).toEqual([]);
  });

  it('moves a layer in a rotated and flipped group in the direction of the pointer', () => {
    const set = { left: 200, top: 200, width: 200, height: 200, rotate: 90, flip_vertical: true };
    const person = designer([layer('Group', 'group', set, [box('inner', 50, 75)])]);
    person.run('toggle_snapping').select('inner').press(300, 300).move(330, 300).move(330, 310).release();
    // In the group, right on the canvas is down, and down is right.
    expect(person.frame('inner').slice(0, 2)).toEqual([60, 105]);
  });

  it('is limited to one axis with Shift', () => {
    const person = designer([box('a', 100, 100)]).run('toggle_snapping');
    expect(person.drag([110, 110], [170, 130], { shift: true }).frame('a').slice(0, 2)).toEqual([160, 100]);
  });

  it('does not move locked layers', () => {
    const person = designer([box('a', 0, 0, { locked: true }), box('b', 0, 100)]);
    person.select('a', 'b').drag([10, 110], [30, 130]).wait(500);
    expect(person.frame('a').slice(0, 2)).toEqual([0, 0]);
    expect(person.frame('b').slice(0, 2)).toEqual([20, 120]);
  });

  it('pans, and moves by canvas pixels at every zoom', () => {
    const person = designer([box('a', 100, 100)]).run('toggle_snapping');
    person.press(0, 0, { pans: true }).move(30, 40, { pans: true }).release();
    expect(person.editor.session.view.pan).toEqual({ x: 30, y: 40 });
    person.act((editor) => ({
      ...editor,
      session: { ...editor.session, view: { zoomPercent: 200, pan: { x: 0, y: 0 } } },
    }));
    expect(person.drag([210, 210], [250, 210]).frame('a').slice(0, 2)).toEqual([120, 100]);
  });
});

describe('a marquee', () => {
  const layers = () => [
    box('a', 100, 100),
    box('b', 300, 100),
    layer('TextRect', 'slanted', { left: 100, top: 300, width: 200, height: 10, rotate: 45 }),
  ];

  it('selects the layers that it touches', () => {
    const person = designer(layers());
    expect(person.drag([50, 50], [150, 120]).selection).toEqual(['a']);
    expect(person.drag([50, 50], [350, 120]).selection).toEqual(['a', 'b']);
    // Inside the bounding box of the slanted line, but not on the line.
    expect(person.drag([220, 240], [290, 280]).selection).toEqual([]);
    expect(person.drag([150, 240], [210, 330]).selection).toEqual(['slanted']);
  });

  it('adds siblings to the selection with Shift', () => {
    const person = designer(layers()).select('b');
    expect(person.drag([50, 50], [150, 120], { shift: true }).selection).toEqual(['b', 'a']);
    const group = layer('Group', 'group', { width: 300, height: 100 }, [box('one', 0, 0), box('two', 200, 0)]);
    const inside = designer([group]).select('one');
    expect(inside.drag([350, 200], [150, 20], { shift: true }).selection).toEqual(['one', 'two']);
  });

  it('restores the previous selection with Escape', () => {
    const person = designer(layers()).select('b').press(50, 50).move(150, 120);
    expect(person.selection).toEqual(['a']);
    expect(person.escape().selection).toEqual(['b']);
    expect(person.move(400, 400).selection).toEqual(['b']);
  });

  it('ignores hidden and locked layers', () => {
    const person = designer([box('a', 100, 100, { locked: true }), box('b', 300, 100, { visible: false })]);
    expect(person.drag([50, 50], [500, 200]).selection).toEqual([]);
  });
});
