import { describe, expect, it } from 'vitest';
import { newTextItems } from '../items.ts';
import { designer, layer, type TestDesigner } from '../testing/test-designer.ts';
import { setProperty } from './editor-actions.ts';
import { applyMeasuredSizes } from './text-frames.ts';

const words = (value: string) => ({ ...newTextItems('').text, value });
const text = (set: object = {}) => layer('TextRect', 't', { left: 100, top: 100, width: 200, height: 30, ...set });
const give = (person: TestDesigner, key: string, value: unknown, id = 't') =>
  person.act((editor, timeMs) => setProperty(editor, [id], key, value, timeMs));
const measured = (person: TestDesigner, width: number, height: number, id = 't') =>
  person.act((editor) => applyMeasuredSizes(editor, new Map([[id, { width, height }]])));
const unmeasured = ({ editor }: TestDesigner) => editor.session.unmeasured;

describe('the frame of a text', () => {
  it('is measured when the text, its font or its size changes, but not its color or label', () => {
    for (const [key, value] of [
      ['text', words('longer')],
      ['font_family', { ...newTextItems('').font_family, value: 'Another' }],
      ['font_size', 40],
      ['font_weight', 800],
      ['letter_spacing', 3],
      ['line_height', 2],
      ['writing_mode', 'vertical-lr'],
    ] as const) {
      expect(unmeasured(give(designer([text()]), key, value)), key).toEqual(['t']);
    }
    const person = designer([text()]);
    give(person, 'stroke', '#f00');
    give(person, 'align', 'left');
    give(person, 'text', { ...words('文本'), label: 'Name' });
    expect(unmeasured(person)).toEqual([]);
  });

  it('stays the same with a fit setting', () => {
    expect(unmeasured(give(designer([text({ fit: 'shrink' })]), 'text', words('longer')))).toEqual([]);
  });

  it('is adapted for every text of a group that shares its text', () => {
    const inner = ['one', 'two'].map((id) => layer('TextGroupTextRect', id));
    const person = designer([layer('TextGroup', 'g', {}, inner)]);
    expect(unmeasured(give(person, 'text', words('longer'), 'g'))).toEqual(['one', 'two']);
  });

  it.each([
    ['center', [150, 95, 100, 40]],
    ['left', [100, 95, 100, 40]],
    ['right', [200, 95, 100, 40]],
  ])('is held where it is aligned: %s', (align, frame) => {
    const person = give(designer([text({ align })]), 'text', words('short'));
    expect(measured(person, 99.4, 39.2).frame('t')).toEqual(frame);
    expect(unmeasured(person)).toEqual([]);
  });

  it('keeps its top in vertical writing, also if rotated', () => {
    const vertical = text({ writing_mode: 'vertical-lr', align: 'top', width: 30, height: 200 });
    expect(measured(give(designer([vertical]), 'font_size', 30), 40, 300).frame('t')).toEqual([95, 100, 40, 300]);
    const turned = text({ align: 'left', rotate: 90 });
    // The start of the text is above the center.
    expect(measured(give(designer([turned]), 'font_size', 30), 100, 30).frame('t')).toEqual([150, 50, 100, 30]);
  });

  it('is adapted in the step that changed the text, and restored by undo', () => {
    const person = give(designer([text()]), 'text', words('longer'));
    measured(person, 300, 30);
    expect(person.frame('t')).toEqual([50, 100, 300, 30]);
    person.key('Mod+Z');
    expect(person.frame('t')).toEqual([100, 100, 200, 30]);
    person.key('Mod+Shift+Z');
    expect(person.frame('t')).toEqual([50, 100, 300, 30]);
    give(person, 'font_size', 50).key('Mod+Z');
    expect(unmeasured(person)).toEqual([]);
  });
});
