import { describe, expect, it } from 'vitest';
import { layerKindOf, layersSchema, type LayerType, layerTypes } from '../layers/index.ts';
import { designer, layer, type TestDesigner } from '../testing/test-designer.ts';
import { add, toggleCollapsed } from './editor-actions.ts';
import { addableTypes } from './add-layer.ts';
import { documentToSave, isModified } from './saving.ts';
import { fitView, panBy, parseZoom, toCanvas, toScreen } from './view.ts';

const onCanvas = (type: LayerType) => addableTypes(undefined, 'form_order').includes(type);
const holderOf = (type: LayerType) => layerTypes.find((each) => layerKindOf({ type: each }).children.includes(type));

/** The containers that a layer of a kind must lie in, the outermost first. */
function holdersOf(type: LayerType): LayerType[] {
  const holder = onCanvas(type) ? undefined : holderOf(type);
  return holder ? [...holdersOf(holder), holder] : [];
}

const addInto = (person: TestDesigner, type: LayerType, parentId?: string): string => {
  person.act((editor, now) => add(editor, type, now, parentId));
  return person.selection[0] ?? '';
};

describe.each(layerTypes)('a new layer of the kind %s', (type) => {
  it('can be added where the kind may lie, saved, moved, resized and deleted', () => {
    const person = designer([], { templateKind: 'form_order' });
    const parentId = holdersOf(type).reduce<string | undefined>(
      (into, holder) => addInto(person, holder, into),
      undefined,
    );
    const id = addInto(person, type, parentId);
    expect(person.layer(id).type).toBe(type);
    expect(layersSchema.safeParse(person.document.configs[0]?.layers).error).toBeUndefined();
    const [left, top] = person.frame(id);
    expect(person.key('Shift+ArrowRight').frame(id).slice(0, 2)).toEqual([left + 10, top]);
    expect(person.key('Backspace').has(id)).toBe(false);
    expect(person.wait(500).key('Mod+Z').has(id)).toBe(true);
  });
});

describe('the add-layer menu', () => {
  it('has the areas for finished images only, and in a container what it holds', () => {
    expect(addableTypes(undefined, 'form_order')).toEqual([
      ...addableTypes(undefined, 'micro_custom'),
      'CustomArea',
      'EffectArea',
    ]);
    expect(addableTypes(undefined, 'micro_custom')).not.toContain('Qrcode');
    const person = designer([]).act((editor, now) => add(editor, 'CustomArea', now));
    expect(person.ids()).toEqual([]);
  });

  it('puts a layer in the middle, no larger than the canvas, uppermost and picked', () => {
    const person = designer([layer('TextRect', 'own')]);
    expect(person.frame(addInto(person, 'Image'))).toEqual([300, 200, 200, 200]);
    const small = designer([], { width: 100, height: 50 });
    expect(small.frame(addInto(small, 'Image'))).toEqual([25, 0, 50, 50]);
    expect(small.frame(addInto(small, 'TextRect'))).toEqual([0, 10, 100, 30]);
    expect(person.ids()[0]).toBe('own');
  });

  it('gives a container of one kind its first content, which shows what the container has', () => {
    const person = designer([]);
    const id = addInto(person, 'ImageGroupTemplate');
    const { template } = person.layer(id) as { template?: { value: string } };
    expect(person.layer(id).children).toMatchObject([{ type: 'ImageGroupTemplateChild', template: template?.value }]);
    expect(person.layer(addInto(person, 'ImageGroup')).children).toHaveLength(1);
    expect(person.layer(addInto(person, 'QrcodeGroup')).children).toHaveLength(0);
  });
});

describe('saving', () => {
  it('is needed after a change, and not after it was taken back', () => {
    const person = designer([layer('TextRect', 'a')]).select('a');
    const saved = person.document;
    expect(isModified(saved, person.key('ArrowRight').document)).toBe(true);
    expect(isModified(saved, person.key('ArrowLeft').document)).toBe(false);
    expect(isModified(saved, { ...saved, fontLibraryIds: [1] })).toBe(true);
  });

  it('writes which containers are closed, which is no change by itself', () => {
    const person = designer([layer('Group', 'group', { collapsed: true }), layer('Group', 'open')]);
    const saved = person.document;
    expect(documentToSave(saved, person.editor.session.collapsed)).toBe(saved);
    person.act((editor) => toggleCollapsed(toggleCollapsed(editor, 'group'), 'open'));
    expect(person.document).toBe(saved);
    const { configs } = documentToSave(saved, person.editor.session.collapsed);
    expect(configs[0]?.layers.map(({ collapsed }) => collapsed)).toEqual([false, true]);
  });
});

describe('a view', () => {
  const view = fitView({ left: 0, top: 0, width: 400, height: 100 }, { width: 1000, height: 800 }, 100);

  it('shows a whole frame in the middle', () => {
    expect(view).toEqual({ zoomPercent: 200, pan: { x: 100, y: 300 } });
    expect(toScreen(view, { x: 400, y: 100 })).toEqual({ x: 900, y: 500 });
    expect(toCanvas(panBy(view, { x: 10, y: 0 }), { x: 910, y: 500 })).toEqual({ x: 400, y: 100 });
  });

  it('takes a zoom that is a number from 1 to 1000', () => {
    expect(['62', ' 62 % ', '1', '1000', '0.5', '1001', '', 'abc', '-3'].map(parseZoom)).toEqual([
      62,
      62,
      1,
      1000,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
