import { describe, expect, it } from 'vitest';
import { configWith, designer, layer } from '../testing/test-designer.ts';
import { copyText, readCopied } from './clipboard.ts';
import { paste, rename, setProperty } from './editor-actions.ts';
import { orderEditability } from './layer-actions.ts';
import { resizeForPicture } from './property-edits.ts';
import { sha256Hex } from './sha256.ts';

const text = (id: string, set: object = {}) => layer('TextRect', id, { width: 100, height: 50, ...set });

describe('a clone', () => {
  it('has new ids and a suffix, and lies directly above its original', () => {
    const group = layer('Group', 'group', { left: 5, top: 6 }, [text('inner')]);
    const person = designer([group, text('other')])
      .select('group')
      .key('Mod+D');
    const [id = ''] = person.selection;
    expect(person.ids()).toEqual(['group', id, 'other']);
    expect(person.layer(id)).toMatchObject({ name: 'group copy', left: 15, top: 16 });
    expect(person.ids(id)[0]).not.toBe('inner');
    expect(person.layer(id).children).toHaveLength(1);
  });

  it('keeps its name within fifteen characters without splitting a character', () => {
    const person = designer([text('a', { name: '123456789012😀' })])
      .select('a')
      .key('Mod+D');
    expect(person.layer(person.selection[0] ?? '').name).toBe('1234567890 copy');
  });
});

describe('actions on layers', () => {
  it('delete the selection without locked layers', () => {
    const person = designer([text('a'), text('b', { locked: true }), text('c')])
      .select('a', 'b')
      .key('Backspace');
    expect(person.ids()).toEqual(['b', 'c']);
    expect(person.selection).toEqual(['b']);
    expect(person.key('Mod+Z').ids()).toEqual(['a', 'b', 'c']);
  });

  it('rename with a trimmed and truncated name that is never empty', () => {
    const person = designer([text('a')]);
    const named = (name: string) => person.act((editor, now) => rename(editor, 'a', name, now)).layer('a').name;
    expect(named('  背景  ')).toBe('背景');
    expect(named('   ')).toBe('背景');
    expect(named('一二三四五六七八九十一二三四五六')).toBe('一二三四五六七八九十一二三四五');
  });

  it('show, hide, lock and unlock; a mixed selection turns on', () => {
    const person = designer([text('a', { visible: false }), text('b')])
      .select('a', 'b')
      .run('toggle_visible');
    expect([person.layer('a').visible, person.layer('b').visible]).toEqual([true, true]);
    person.run('toggle_visible');
    expect([person.layer('a').visible, person.layer('b').visible]).toEqual([false, false]);
    person.run('toggle_locked');
    expect(person.layer('a').locked).toBe(true);
    person.run('toggle_locked');
    expect(JSON.parse(JSON.stringify(person.layer('a')))).not.toHaveProperty('locked');
  });

  it('make a group and its children editable in orders, and report all, part or none', () => {
    const group = layer('Group', 'group', {}, [text('a'), text('b')]);
    const person = designer([group]);
    const share = () => orderEditability(person.layer('group'));
    expect(share()).toBe('none');
    expect(person.select('a').run('toggle_order_editing').layer('a').can_design_in_order).toBe(true);
    expect(share()).toBe('part');
    expect(person.select('group').run('toggle_order_editing').layer('b').can_design_in_order).toBe(true);
    expect(share()).toBe('all');
    person.run('toggle_order_editing');
    expect(share()).toBe('none');
  });

  it('set a property only if the kind accepts it, and typing is one step', () => {
    const person = designer([text('a')]);
    const type = (key: string, value: unknown) =>
      person.act((editor, now) => setProperty(editor, ['a'], key, value, now)).wait(200);
    type('font_size', 21);
    type('font_size', 22);
    type('font_size', -3);
    type('nonsense', 1);
    expect(person.layer('a')).toMatchObject({ font_size: 22 });
    expect(person.layer('a')).not.toHaveProperty('nonsense');
    expect(person.editor.history.past).toHaveLength(1);
    person.wait(301);
    type('font_size', 23);
    type('line_height', 2);
    expect(person.editor.history.past).toHaveLength(3);
  });

  it('add an arrangement for a new option, so that choosing it prints something', () => {
    const options = [{ value: 'x', label: 'X' }];
    const template = { label: '', editable: false, required: false, value: 'x', options };
    const shown = layer('TemplateChildImage', 'shown');
    const first = layer('ImageGroupTemplateChild', 'first', { template: 'x' }, [shown]);
    const person = designer([layer('ImageGroupTemplate', 'a', { template }, [first])]);
    person.act((editor, now) =>
      setProperty(editor, ['a'], 'template', { ...template, options: [...options, { value: 'y', label: 'Y' }] }, now),
    );
    const [, made] = person.layer('a').children;
    expect(made).toMatchObject({ name: 'Y', template: 'y', children: [{ type: 'TemplateChildImage' }] });
    expect(made?.id).not.toBe('first');
    expect(made?.children[0]?.id).not.toBe('shown');
  });

  it('remove the arrangements whose template was deleted', () => {
    const options = [
      { value: 'x', label: 'X' },
      { value: 'y', label: 'Y' },
    ];
    const template = { label: '', editable: false, required: false, value: 'x', options };
    const children = ['x', 'y'].map((value) => layer('ImageGroupTemplateChild', `child-${value}`, { template: value }));
    const person = designer([layer('ImageGroupTemplate', 'a', { template }, children)]);
    person.act((editor, now) =>
      setProperty(editor, ['a'], 'template', { ...template, options: options.slice(0, 1) }, now),
    );
    expect(person.ids('a')).toEqual(['child-x']);
  });

  it('adapt sizes to a picture', () => {
    const image = layer('Image', 'image', { width: 200, height: 200 });
    const shown = layer('ImageGroupImage', 'shown', { width: 100, height: 100 });
    const tiles = layer('TileImageArea', 'tiles', { image_size: { width: 50, height: 50 } });
    const config = configWith([image, layer('ImageGroup', 'group', {}, [shown]), tiles]);
    const picture = { width: 400, height: 100 };
    expect(resizeForPicture(config, 'image', picture).layers[0]).toMatchObject({ width: 200, height: 50 });
    expect(resizeForPicture(config, 'group', picture).layers[1]?.children[0]).toMatchObject({ width: 100, height: 25 });
    expect(resizeForPicture(config, 'tiles', picture).layers[2]).toMatchObject({
      width: 200,
      image_size: { width: 50, height: 12.5 },
    });
    expect(resizeForPicture(config, 'image', { width: 10, height: 400 }).layers[0]).toMatchObject({
      width: 15,
      height: 600,
    });
  });

  it('flip each layer in its frame, in an order too', () => {
    const person = designer([text('a')])
      .select('a')
      .run('flip_horizontally');
    expect(person.layer('a').flip_horizontal).toBe(true);
    expect(person.run('flip_horizontally').layer('a').flip_horizontal).toBe(false);
  });
});

describe('copy and paste', () => {
  const copied = (ids: string[]) =>
    copyText(
      configWith([text('a'), layer('CustomArea', 'area'), layer('Group', 'g', {}, [text('inner')])]),
      ids,
      [7, 8],
    );

  it('transfers layers and fonts to another template, with new ids', () => {
    const person = designer([text('own')]).act((editor, now) => paste(editor, copied(['a', 'g']) ?? '', now));
    expect(person.refusal).toBeUndefined();
    expect(person.ids()).toHaveLength(3);
    expect(person.selection).toEqual(person.ids().slice(1));
    expect(person.has('a')).toBe(false);
    expect(person.document.fontLibraryIds).toEqual([7, 8]);
    expect(person.key('Mod+Z').document.fontLibraryIds).toEqual([]);
  });

  it('offsets a copy from its original, but not in another template', () => {
    const there = designer([]).act((editor, now) => paste(editor, copied(['a']) ?? '', now));
    expect(there.frame(there.ids()[0] ?? '')[0]).toBe(0);
    const here = designer([text('a')]).act((editor, now) => paste(editor, copied(['a']) ?? '', now));
    expect(here.frame(here.ids()[1] ?? '')[0]).toBe(10);
  });

  it('copies only layers on the canvas, and omits areas that are not allowed', () => {
    expect(copied(['inner'])).toBeUndefined();
    const pasted = (templateKind: 'micro_custom' | 'form_order') =>
      designer([], { templateKind })
        .act((editor, now) => paste(editor, copied(['a', 'area']) ?? '', now))
        .ids();
    expect(pasted('micro_custom')).toHaveLength(1);
    expect(pasted('form_order')).toHaveLength(2);
  });

  it('refuses data that is not from the designer or from another version', () => {
    const refusal = (value: unknown) => {
      const read = readCopied(typeof value === 'string' ? value : JSON.stringify(value));
      return 'refusal' in read ? read.refusal : undefined;
    };
    const { hashHex, data } = JSON.parse(copied(['a']) ?? '') as { hashHex: string; data: string };
    expect(refusal({ hashHex, data })).toBeUndefined();
    expect(refusal('some words')).toBe('paste_not_ours');
    expect(refusal({ data })).toBe('paste_not_ours');
    expect(refusal({ hashHex: sha256Hex(`${data}1.0.3`), data })).toBe('paste_other_version');
    expect(refusal({ hashHex, data: data.replace('"a"', '"b"') })).toBe('paste_other_version');
    const signed = (content: unknown) => ({
      data: JSON.stringify(content),
      hashHex: sha256Hex(`${JSON.stringify(content)}1.0.4`),
    });
    expect(refusal(signed({ layers: {}, font_library_ids: [] }))).toBe('paste_not_ours');
    expect(refusal(signed({ layers: [] }))).toBe('paste_not_ours');
    expect(refusal(signed({ layers: [{ type: 'Unknown' }], font_library_ids: [] }))).toBe('paste_other_version');
  });

  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['设计器 1.0.4 😀', 'b24934610af883de98d788e7d42d38b9425c4b21d91c1468f32730f12000614d'],
    ['a'.repeat(55), '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
    ['a'.repeat(56), 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
    ['a'.repeat(64), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
    ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ])('hashes as everyone does: %s', (words, digest) => expect(sha256Hex(words)).toBe(digest));

  it('hashes an unpaired surrogate like encoders do', () => expect(sha256Hex('\ud800')).toBe(sha256Hex('\ufffd')));
});
