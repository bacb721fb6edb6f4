import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOrder } from '../apply-order.ts';
import { newImageItem } from '../items.ts';
import type { Layer } from '../layers/index.ts';
import { arbitraryLayer } from '../testing/arbitrary-layers.ts';
import { configWith, designer, layer, type TestDesigner } from '../testing/test-designer.ts';
import { layersOnCanvas } from './design-document.ts';
import { moveTo, rename, setOrderChange, setOrderValues, setProperty } from './editor-actions.ts';

const cover = (id: string, scale: number, set: object = {}): Layer =>
  layer('Image', id, {
    left: 100 * scale,
    top: 100 * scale,
    width: 200 * scale,
    height: 100 * scale,
    can_design_in_order: true,
    url: { ...newImageItem('封面'), value: 'template.png' },
    ...set,
  });
const fixed = layer('TextRect', 'fixed', { left: 400, top: 400, width: 100, height: 50 });

const order = () =>
  designer([], {
    configs: [
      configWith([fixed, cover('big', 1)]),
      configWith([cover('small', 0.5)], { id: 'effect', type: 'effect', width: 400, height: 300 }),
    ],
    orderValues: { 封面: 'mine.png' },
  }).run('toggle_snapping');
const diffs = (person: TestDesigner) => person.document.configs.map(({ layer_diff }) => layer_diff);

describe('an order in the designer', () => {
  it('changes its own layers in every image, and never the template', () => {
    const person = order().drag([150, 150], [190, 130]);
    expect(person.frame('big')).toEqual([140, 80, 200, 100]);
    expect(diffs(person)).toEqual([{ big: { left: 140, top: 80 } }, { small: { left: 70, top: 40 } }]);
    expect(person.document.configs[0]?.layers[1]).toEqual(cover('big', 1));
    expect(diffs(person.key('Mod+Z'))).toEqual([{}, {}]);
  });

  it('can be moved by arrow keys, resized in its ratio and rotated', () => {
    const person = order().select('big').key('Shift+ArrowRight').wait(500).drag([310, 200], [410, 200]);
    expect(person.frame('big')).toEqual([110, 100, 300, 150]);
    expect(diffs(person)[1]).toEqual({ small: { left: 55, width: 150, height: 75 } });
  });

  it('has no change after a layer was moved back', () => {
    const person = order().select('big').key('ArrowRight').wait(500).key('ArrowLeft');
    expect(diffs(person)).toEqual([{}, {}]);
  });

  it('allows selecting and changing only editable layers', () => {
    const person = order();
    expect(person.click(410, 410).selection).toEqual([]);
    expect(person.drag([410, 410], [500, 500]).frame('fixed')[0]).toBe(400);
    person.select('fixed').key('ArrowRight');
    expect(person.frame('fixed')[0]).toBe(400);
    expect(person.act((editor, now) => setOrderChange(editor, 'fixed', { left: 1 }, now)).frame('fixed')[0]).toBe(400);
  });

  it('cannot delete, clone, group, rename, reorder or redesign', () => {
    const person = order().select('big');
    const before = person.document;
    for (const keys of ['Backspace', 'Mod+D', 'Mod+G', 'Mod+Shift+G', 'Mod+[', 'Mod+Shift+L']) person.key(keys);
    person.run('toggle_order_editing').run('toggle_visible');
    person.act((editor, now) => rename(editor, 'big', 'other', now));
    person.act((editor, now) => setProperty(editor, ['big'], 'left', 5, now));
    person.act((editor, now) => moveTo(editor, ['big'], { parentId: undefined, position: 0 }, now));
    expect(person.document).toBe(before);
  });

  it('fills in all images at once, and restores the initial values', () => {
    const person = order();
    const shown = (id: string, config: number) => {
      const { document } = person;
      const found = document.configs[config];
      return found && layersOnCanvas(document, found).find((each) => each.id === id);
    };
    person.act((editor, now) => setOrderValues(editor, { 封面: 'new.png' }, now));
    expect(shown('big', 0)).toMatchObject({ url: { value: 'new.png' } });
    expect(shown('small', 1)).toMatchObject({ url: { value: 'new.png' } });
    person.wait(500).select('big').key('ArrowRight').wait(500).run('restore_initial');
    expect(diffs(person)).toEqual([{}, {}]);
    expect(shown('small', 1)).toMatchObject({ left: 50, url: { value: 'mine.png' } });
    expect(person.key('Mod+Z').frame('big')[0]).toBe(101);
  });

  it('is the only mode that offers to restore', () => {
    const person = designer([cover('big', 1)]).select('big');
    expect(person.run('restore_initial').editor.history.past).toEqual([]);
  });

  it('shows what the drawing plan of every image draws', () => {
    const changed = fc.record({
      left: fc.integer(),
      rotate: fc.integer({ min: 0, max: 359 }),
      url: fc.constant('other.png'),
    });
    fc.assert(
      fc.property(
        fc.array(arbitraryLayer(undefined, { id: fc.uuid() }), { minLength: 1, maxLength: 3 }),
        changed,
        (layers, change) => {
          const layer_diff = { [layers[0]?.id ?? '']: change, [layers[0]?.children[0]?.id ?? 'none']: { top: 3 } };
          const config = { ...configWith([]), layers, layer_diff };
          const document = { configs: [config], fontLibraryIds: [], orderValues: { 图片: 'mine.png' } };
          expect(layersOnCanvas(document, config)).toEqual(applyOrder(layers, document.orderValues, layer_diff));
        },
      ),
      { numRuns: 50 },
    );
  });
});
