import { describe, expect, it } from 'vitest';
import { designer, layer } from '../testing/test-designer.ts';
import { setTypedText, typedTextOf, typeInto } from './typed-text.ts';

const text = (id: string, set: object = {}) =>
  layer('TextRect', id, { left: 0, top: 0, width: 100, height: 50, ...set });
const photo = layer('Image', 'photo', { left: 0, top: 0 });

describe('typing on the canvas', () => {
  it('starts with the second click on a text; the third selects the layer below', () => {
    const person = designer([photo, text('t')])
      .click(10, 10)
      .wait(100)
      .click(10, 10);
    expect(person.selection).toEqual(['t']);
    expect(person.editor.session.typedId).toBe('t');
    person.wait(100).click(10, 10);
    expect(person.selection).toEqual(['photo']);
    expect(person.editor.session.typedId).toBeUndefined();
  });

  it('starts with Enter and changes the layer, a burst as one step', () => {
    const person = designer([text('t')])
      .select('t')
      .key('Enter');
    person.act((editor, timeMs) => setTypedText(editor, 'a', timeMs)).wait(100);
    person.act((editor, timeMs) => setTypedText(editor, 'ab', timeMs));
    expect(person.layer('t')).toMatchObject({ text: { value: 'ab' } });
    expect(person.key('Mod+Z').layer('t')).toMatchObject({ text: { value: '文本' } });
  });

  it('changes the text that a group shares with its children', () => {
    const inner = layer('TextGroupTextRect', 'inner');
    const person = designer([layer('TextGroup', 'g', {}, [inner])]).act((editor) => typeInto(editor, 'inner'));
    person.act((editor, timeMs) => setTypedText(editor, 'lent', timeMs));
    expect(person.layer('g')).toMatchObject({ text: { value: 'lent' } });
  });

  it('fills in an order if the text is editable there', () => {
    const item = { label: 'Name', editable: true, required: false, value: 'Lily' };
    const set = { can_design_in_order: true, text: item };
    const person = designer([text('t', set)], { orderValues: { Name: 'Anna' } })
      .select('t')
      .key('Enter');
    expect(typedTextOf(person.editor, 't')?.text).toBe('Anna');
    person.act((editor, timeMs) => setTypedText(editor, 'Berta', timeMs));
    expect(person.document.orderValues).toEqual({ Name: 'Berta' });
    const fixed = designer([text('t', { ...set, text: { ...item, editable: false } })], { orderValues: {} });
    expect(fixed.select('t').key('Enter').editor.session.typedId).toBeUndefined();
  });

  it('ignores locked texts and other layers', () => {
    const person = designer([text('t', { locked: true }), photo]);
    expect(person.select('t').key('Enter').editor.session.typedId).toBeUndefined();
    expect(person.select('photo').key('Enter').editor.session.typedId).toBeUndefined();
  });
});
