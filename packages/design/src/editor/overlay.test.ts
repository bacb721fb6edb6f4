import { describe, expect, it } from 'vitest';
import { designer, layer } from '../testing/test-designer.ts';
import { hoverAt, overlayOf } from './overlay.ts';

const text = (id: string, set: object = {}) =>
  layer('TextRect', id, { left: 100, top: 100, width: 200, height: 100, ...set });

describe('the overlay of the canvas', () => {
  it('has the frame of the selection with handles of a constant size at every zoom', () => {
    const person = designer([text('a')]).select('a');
    person.act((editor) => ({
      ...editor,
      session: { ...editor.session, view: { zoomPercent: 200, pan: { x: 5, y: 0 } } },
    }));
    const { box, grips, rotateGrip } = overlayOf(person.editor);
    expect(box[0]).toEqual({ x: 205, y: 200 });
    expect(grips).toHaveLength(8);
    expect(grips.find(({ grip }) => grip === 'e')?.at).toEqual({ x: 605, y: 300 });
    expect(rotateGrip).toEqual({ x: 405, y: 175 });
  });

  it('rotates with the layer, and has no handles on short edges', () => {
    const person = designer([text('a', { height: 20, rotate: 90 })]).select('a');
    const { grips, rotateGrip } = overlayOf(person.editor);
    expect(grips.map(({ grip }) => grip)).toEqual(['nw', 'n', 'ne', 'se', 's', 'sw']);
    expect(grips[0]?.at).toEqual({ x: 210, y: 10 });
    expect(rotateGrip).toEqual({ x: 235, y: 110 });
  });

  it('has no handles for layers that cannot be changed', () => {
    expect(overlayOf(designer([text('a', { locked: true })]).select('a').editor)).toMatchObject({
      grips: [],
      outlines: [[{}, {}, {}, {}]],
    });
    const group = layer('Group', 'group', { can_design_in_order: true }, [text('inner')]);
    const order = designer([group], { orderValues: {} }).select('group');
    expect(overlayOf(order.editor).grips).toEqual([]);
    expect(overlayOf(order.editor).rotateGrip).toBeDefined();
  });

  it('shows the marquee while it is drawn', () => {
    const person = designer([text('a')])
      .press(600, 500)
      .move(500, 450);
    expect(overlayOf(person.editor).marquee).toEqual({ left: 500, top: 450, width: 100, height: 50 });
    expect(overlayOf(person.release().editor).marquee).toBeUndefined();
  });

  it('reports what a press would hit', () => {
    const { editor } = designer([text('a'), text('b', { left: 500 })]).select('a');
    expect(hoverAt(editor, { x: 302, y: 203 })).toEqual({ kind: 'resize', grip: 'se' });
    expect(hoverAt(editor, { x: 200, y: 76 })).toEqual({ kind: 'rotate' });
    expect(hoverAt(editor, { x: 520, y: 150 })).toEqual({ kind: 'layer', id: 'b' });
    expect(hoverAt(editor, { x: 20, y: 20 })).toBeUndefined();
  });
});
