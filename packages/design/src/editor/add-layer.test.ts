import { describe, expect, it } from 'vitest';
import { layerNameLengthMax } from '../constants.ts';
import { doRectsOverlap, type Rect } from '../geometry.ts';
import type { Item, NamedImage, NamedText } from '../items.ts';
import { type LayerType, layerKindOf, layersSchema, layerTypes } from '../layers/index.ts';
import { checkBeforeSave } from '../save-check.ts';
import type { TemplateConfig } from '../template.ts';
import { configWith, type DesignerOptions, designer, layer, type TestDesigner } from '../testing/test-designer.ts';
import { addableTypes } from './add-layer.ts';
import { layersOf, perform, withSession } from './editor.ts';
import { add, showConfig, toggleCollapsed } from './editor-actions.ts';
import { frameOnCanvas, indexLayers, type LayerNode } from './layer-nodes.ts';
import { referenceChoices } from './references.ts';
import { documentToSave, isModified } from './saving.ts';
import { fitView, panBy, parseZoom, toCanvas, toScreen } from './view.ts';

const fonts = [
  { id: 7, name: 'Song' },
  { id: 8, name: 'Kai' },
];
const empty = (parts: DesignerOptions = {}) => designer([], { fonts, ...parts });
const nodeOf = (person: TestDesigner, id: string) => indexLayers(layersOf(person.editor)).get(id);
const offered = (person: TestDesigner, id?: string) =>
  addableTypes(person.editor, id === undefined ? undefined : nodeOf(person, id));
const holderOf = (type: LayerType) => layerTypes.find((each) => layerKindOf({ type: each }).children.includes(type));

/** The containers that a layer of a kind needs, the outermost first. */
function holdersOf(person: TestDesigner, type: LayerType): LayerType[] {
  const holder = offered(person).includes(type) ? undefined : holderOf(type);
  return holder ? [...holdersOf(person, holder), holder] : [];
}

const addInto = (person: TestDesigner, type: LayerType, parentId?: string): string => {
  person.act((editor, now) => add(editor, type, now, parentId));
  return person.selection[0] ?? '';
};

describe.each(layerTypes)('a new layer of the kind %s', (type) => {
  it('can be added, saved, moved, resized and deleted', () => {
    const person = empty({ templateKind: 'form_order' });
    const parentId = holdersOf(person, type).reduce<string | undefined>(
      (into, holder) => addInto(person, holder, into),
      undefined,
    );
    const id = addInto(person, type, parentId);
    expect(person.layer(id).type).toBe(type);
    const layers = person.document.configs[0]?.layers ?? [];
    expect(layersSchema.safeParse(layers).error).toBeUndefined();
    expect(checkBeforeSave(layers)).toEqual([]);
    const [left, top] = person.frame(id);
    expect(person.key('Shift+ArrowRight').frame(id).slice(0, 2)).toEqual([left + 10, top]);
    expect(person.key('Backspace').has(id)).toBe(false);
    expect(person.wait(500).key('Mod+Z').has(id)).toBe(true);
  });

  it('has a name that leaves room for a number', () => {
    const { newName } = layerKindOf({ type });
    expect(Math.max(newName.en.length, newName.zh.length)).toBeLessThanOrEqual(layerNameLengthMax - ' 99'.length);
  });
});

describe('the add-layer menu', () => {
  it('offers areas only for supplied images, and in a container its allowed kinds', () => {
    const formOrder = empty({ templateKind: 'form_order' });
    expect(offered(formOrder)).toEqual([...offered(empty()), 'CustomArea', 'EffectArea']);
    expect(offered(empty())).not.toContain('Qrcode');
    const person = empty().act((editor, now) => add(editor, 'CustomArea', now));
    expect(person.ids()).toEqual([]);
  });

  it('offers a copy of the custom area only if something can fill it', () => {
    const inGroup = (configs: readonly TemplateConfig[], shown = 'p') => {
      const person = empty({ configs }).act((editor) => showConfig(editor, shown));
      return offered(person, addInto(person, 'QrcodeGroup')).includes('CustomAreaImage');
    };
    const config = (id: string, type: TemplateConfig['type']) => configWith([], { id, type });
    expect(inGroup([config('p', 'production')])).toBe(false);
    expect(inGroup([config('p', 'production'), config('c', 'custom')])).toBe(true);
    expect(inGroup([config('p', 'production'), config('e', 'effect')])).toBe(true);
    expect(inGroup([config('p', 'production'), config('e', 'effect')], 'e')).toBe(false);
  });

  it('adds a layer with the figures of its kind to a canvas of 800 × 800 or larger', () => {
    const person = empty({ height: 800 });
    expect(person.frame(addInto(person, 'Image'))).toEqual([300, 300, 200, 200]);
    expect(person.frame(addInto(person, 'TextRect'))).toEqual([300, 385, 200, 30]);
    expect(person.layer(person.selection[0] ?? '')).toMatchObject({ font_size: 20 });
    const large = empty({ width: 4000, height: 3000, dpi: 72 });
    expect(large.frame(addInto(large, 'Image'))).toEqual([400, 300, 200, 200]);
    const layout = addInto(large, 'AutoLayout');
    const [first] = large.ids(layout);
    expect(large.frame(addInto(large, 'AutoLayoutImage', first)).slice(2)).toEqual([100, 100]);
    const codes = addInto(large, 'QrcodeGroup');
    expect(large.frame(addInto(large, 'Qrcode', codes)).slice(2)).toEqual([100, 100]);
    // As high as it should be, and as wide as a scanner needs it: 100 px are fewer than it has bars.
    expect(large.frame(addInto(large, 'Barcode', codes)).slice(2)).toEqual([160, 50]);
  });

  it('gives a layer that could not be seen otherwise, or would not fit, another size', () => {
    const zoomed = (zoomPercent: number) =>
      empty({ width: 4000, height: 4000 }).act((editor) =>
        withSession(editor, { view: { zoomPercent, pan: { x: 0, y: 0 } } }),
      );
    const widthAt = (zoomPercent: number) => {
      const person = zoomed(zoomPercent);
      return person.frame(addInto(person, 'Image'))[2];
    };
    expect([20, 29, 30, 100, 300, 1000].map(widthAt)).toEqual([1600, 1600, 200, 200, 200, 64]);
  });

  it('adds a layer in the middle of a smaller page at 40 % of its size, on top and selected', () => {
    const person = empty();
    expect(person.frame(addInto(person, 'Image'))).toEqual([280, 180, 240, 240]);
    expect(person.frame(addInto(person, 'TextRect'))).toEqual([240, 276, 320, 48]);
    expect(person.layer(person.selection[0] ?? '')).toMatchObject({ font_size: 32 });
    const banner = empty({ width: 4000, height: 500 });
    expect(banner.frame(addInto(banner, 'Image')).slice(2)).toEqual([200, 200]);
  });

  it('adds a layer in the middle of the visible part, limited to it and to the page', () => {
    const person = empty({ width: 4000, height: 700 });
    // The stage is 1,000 × 800 and shows the left quarter.
    expect(person.frame(addInto(person, 'TextRect'))).toEqual([100, 290, 800, 120]);
    const beside = empty().act((editor) =>
      withSession(editor, { view: { zoomPercent: 100, pan: { x: 900, y: 700 } } }),
    );
    const [left, top, width, height] = beside.frame(addInto(beside, 'Image'));
    expect([left >= 0, top >= 0, left + width <= 800, top + height <= 600]).toEqual([true, true, true, true]);
    const away = empty().act((editor) => withSession(editor, { view: { zoomPercent: 100, pan: { x: 5000, y: 0 } } }));
    expect(away.frame(addInto(away, 'Image'))).toEqual([280, 180, 240, 240]);
  });

  it('does not cover codes, and separates codes from each other', () => {
    const person = empty();
    const group = addInto(person, 'QrcodeGroup');
    const codes = [addInto(person, 'Qrcode', group), addInto(person, 'Barcode', group)];
    const words = addInto(person, 'FixedContentTextRect', group);
    const all = [...codes, words].map((id) => frameOnCanvas(nodeOf(person, id) as LayerNode));
    for (const [index, frame] of all.entries()) {
      for (const other of all.slice(index + 1)) expect(doRectsOverlap(frame, other)).toBe(false);
    }
    const around = addInto(person, 'QrcodeRect', group);
    expect(person.frame(around)).toEqual([0, 0, ...person.frame(group).slice(2)]);
    const text = addInto(person, 'TextRect');
    const [textFrame, groupFrame] = [text, group].map((id) => frameOnCanvas(nodeOf(person, id) as LayerNode));
    expect(doRectsOverlap(textFrame as Rect, groupFrame as Rect)).toBe(false);
  });

  it('names and numbers new layers in the language of the interface', () => {
    const person = empty();
    const photos = [addInto(person, 'Image'), addInto(person, 'Image')].map((id) => person.layer(id));
    expect(photos).toMatchObject([
      { name: 'Photo 1', url: { label: 'Photo 1', editable: true } },
      { name: 'Photo 2', url: { label: 'Photo 2' } },
    ]);
    const text = person.layer(addInto(person, 'TextRect'));
    expect(text).toMatchObject({ name: 'Text 1', text: { label: 'Text 1', value: 'Text' } });
    const chinese = empty({ locale: 'zh-CN' });
    expect(chinese.layer(addInto(chinese, 'Image'))).toMatchObject({ name: '图片1', url: { label: '图片1' } });
    expect(chinese.layer(addInto(chinese, 'TextRect'))).toMatchObject({ name: '文本1', text: { value: '文本' } });
    expect(chinese.key('Mod+D').layer(chinese.selection[0] ?? '')).toMatchObject({
      name: '文本1副本',
      text: { label: '文本2' },
    });
  });

  it('starts a text with words that the font can draw', () => {
    const roman = empty({ locale: 'zh-CN', fonts: [{ id: 9, name: 'Roman', lacksChinese: true }] });
    expect(roman.layer(addInto(roman, 'TextRect'))).toMatchObject({ name: '文本1', text: { value: 'Text' } });
    const group = addInto(roman, 'TextGroup');
    expect(roman.layer(group)).toMatchObject({ name: '文本组1', text: { value: 'Text' } });
  });

  it('uses a font of the template, or adds the first one of the library to the template', () => {
    const bare = empty();
    expect(bare.layer(addInto(bare, 'TextRect'))).toMatchObject({ font_family: { value: 'Song' } });
    expect(bare.document.fontLibraryIds).toEqual([7]);
    expect(bare.wait(500).key('Mod+Z').document.fontLibraryIds).toEqual([]);
    const own = empty().act((editor, now) => perform(editor, (each) => ({ ...each, fontLibraryIds: [8] }), now));
    expect(own.layer(addInto(own, 'TextGroup'))).toMatchObject({ font_family: { value: 'Kai' } });
    expect(own.document.fontLibraryIds).toEqual([8]);
    addInto(own, 'Image');
    expect(own.document.fontLibraryIds).toEqual([8]);
  });

  it('adds a first child to a container of one kind, linked to the container’s content', () => {
    const person = empty();
    const id = addInto(person, 'ImageGroupTemplate');
    const { template } = person.layer(id) as { template?: { value: string } };
    expect(person.layer(id).children).toMatchObject([{ type: 'ImageGroupTemplateChild', template: template?.value }]);
    expect(person.layer(addInto(person, 'ImageGroup')).children).toHaveLength(1);
    expect(person.layer(addInto(person, 'QrcodeGroup')).children).toHaveLength(0);
  });
});

describe.each([
  ['ImageGroupTemplate', 'ImageGroupTemplateChild', 'TemplateChildImage', 'TemplateChildTextRect'],
  ['AutoLayout', 'AutoLayoutTemplate', 'AutoLayoutImage', 'AutoLayoutText'],
] as const)('what lies in an arrangement of the kind %s', (outer, arrangement, image, text) => {
  const open = () => {
    const person = empty();
    const id = addInto(person, outer);
    return { person, id, first: person.ids(id)[0] ?? '' };
  };
  const listed = (person: TestDesigner, id: string) =>
    person.layer(id) as unknown as { images: NamedImage[]; texts: NamedText[]; template: Item };

  it('links the image and the text of the container, which it creates if there is none', () => {
    const { person, id, first } = open();
    const photo = addInto(person, image, first);
    const words = addInto(person, text, first);
    const { images, texts } = listed(person, id);
    expect(images).toMatchObject([{ label: 'Photo 1', editable: true }]);
    expect(texts).toMatchObject([{ text: { label: 'Text 1', value: 'Text area' }, font_family: { value: 'Song' } }]);
    expect(person.layer(photo)).toMatchObject({ image_id: images[0]?.id, name: 'Photo 1' });
    expect(person.layer(words)).toMatchObject({ text_id: texts[0]?.id, name: 'Text 1' });
    addInto(person, image, first);
    expect(listed(person, id).images).toHaveLength(2);
    expect(referenceChoices(nodeOf(person, first), 'images').map(({ label }) => label)).toEqual(['Photo 1', 'Photo 2']);
    expect(referenceChoices(nodeOf(person, first), 'texts').map(({ label }) => label)).toEqual(['Text 1']);
  });

  it('has the same content in the next arrangement, which is another choice', () => {
    const { person, id, first } = open();
    addInto(person, image, first);
    const second = addInto(person, arrangement, id);
    const { template, images } = listed(person, id);
    expect(template.options).toMatchObject([{ label: 'Template 1' }, { label: 'Template 2', value: template.value }]);
    expect(person.layer(second).name).toBe('Template 2');
    expect(person.layer(addInto(person, image, second))).toMatchObject({ image_id: images[0]?.id });
    expect(listed(person, id).images).toHaveLength(1);
  });
});

describe('saving', () => {
  it('is needed after a change, but not after it was undone', () => {
    const person = designer([layer('TextRect', 'a')]).select('a');
    const saved = person.document;
    expect(isModified(saved, person.key('ArrowRight').document)).toBe(true);
    expect(isModified(saved, person.key('ArrowLeft').document)).toBe(false);
    expect(isModified(saved, { ...saved, fontLibraryIds: [1] })).toBe(true);
  });

  it('stores collapsed containers, which are not a change by themselves', () => {
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

  it('centers a whole frame', () => {
    expect(view).toEqual({ zoomPercent: 200, pan: { x: 100, y: 300 } });
    expect(toScreen(view, { x: 400, y: 100 })).toEqual({ x: 900, y: 500 });
    expect(toCanvas(panBy(view, { x: 10, y: 0 }), { x: 910, y: 500 })).toEqual({ x: 400, y: 100 });
  });

  it('accepts a zoom from 1 to 1000', () => {
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
