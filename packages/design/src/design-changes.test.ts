import { describe, expect, it } from 'vitest';
import { type ComparedDesign, designChangeSchema, designChanges, designChangeText } from './design-changes.ts';
import type { Layer } from './layers/index.ts';
import { newLayer } from './new-layer.ts';
import { templateConfigSchema } from './template.ts';
import { withChildren } from './tree.ts';

const box = (id: string, set: object = {}) => newLayer('Rect', { set: { id, name: id, ...set } });
const group = (id: string, children: Layer[]) => withChildren(newLayer('Group', { set: { id, name: id } }), children);
const design = (layers: Layer[], parts: object = {}, fonts: number[] = []): ComparedDesign => ({
  configs: [templateConfigSchema.parse({ id: 'p', name: '正面', type: 'production', layers, ...parts })],
  font_library_ids: fonts,
});
const describedChanges = (before: ComparedDesign, after: ComparedDesign, locale: 'zh-CN' | 'en-US' = 'zh-CN') =>
  designChanges(before, after).map((change) => designChangeText(designChangeSchema.parse(change), locale));

describe('the changes between two versions', () => {
  const a = box('a');
  const b = box('b');

  it('are empty if only the tree was collapsed', () => {
    expect(describedChanges(design([a]), design([{ ...a, collapsed: true }]))).toEqual([]);
  });

  it('list each layer with its changed fields', () => {
    const after = design([{ ...a, left: 5, stroke: '#fff' }, box('c')]);
    expect(describedChanges(design([a, b]), after)).toEqual([
      '“正面”：删除“b”',
      '“正面”：修改“a”的左、描边颜色',
      '“正面”：新增“c”',
    ]);
    expect(describedChanges(design([a]), design([{ ...a, visible: false }]), 'en-US')).toEqual([
      '“正面”: changed visibility of “a”',
    ]);
  });

  it('include order, grouping, settings and fonts', () => {
    expect(describedChanges(design([a, b]), design([b, a]))).toEqual(['“正面”：调整了图层顺序']);
    expect(describedChanges(design([a, group('g', [])]), design([group('g', [a])]))).toEqual([
      '“正面”：修改“a”的所在组',
    ]);
    expect(describedChanges(design([]), design([], { name: '背面', width: 900 }, [3]))).toEqual([
      '“背面”：修改了模板设置',
      '修改了可用字体',
    ]);
  });

  it('include added and removed images', () => {
    const none = { configs: [], font_library_ids: [] };
    expect(describedChanges(none, design([a]))).toEqual(['新增模板图“正面”']);
    expect(describedChanges(design([a]), none)).toEqual(['删除模板图“正面”']);
  });

  it('are limited in number', () => {
    const many = Array.from({ length: 60 }, (_, index) => box(`layer${index}`));
    expect(describedChanges(design([]), design(many)).at(-1)).toBe('以及另外 20 处修改');
  });
});
