import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transformPoint } from '../geometry.ts';
import type { Layer } from '../layers/index.ts';
import { depthMax, layersSchema } from '../layers/index.ts';
import { arbitraryLayer } from '../testing/arbitrary-layers.ts';
import { designer, layer } from '../testing/test-designer.ts';
import { idsOf } from '../tree.ts';
import { groupsToMoveTo, moveTo } from './editor-actions.ts';
import { indexLayers } from './layer-nodes.ts';
import { canGroup, canMoveTo, groupLayers, moveInTree, ungroup } from './tree-moves.ts';
import { dropTarget, orderRows, treeRows } from './tree-rows.ts';

const text = (id: string, set: object = {}) => layer('TextRect', id, { width: 100, height: 50, ...set });
const group = (id: string, children: readonly Layer[], set: object = {}) =>
  layer('Group', id, { width: 300, height: 200, ...set }, children);

/** The corners of a layer on the canvas. */
function corners(layers: readonly Layer[], id: string): number[] {
  const node = indexLayers(layers).get(id);
  if (!node) throw new Error(`there is no layer ${id}`);
  const { width, height } = node.layer;
  return [
    { x: 0, y: 0 },
    { x: width, y: height },
  ].flatMap((point) => {
    const { x, y } = transformPoint(node.matrix, point);
    return [x, y];
  });
}

function expectSamePlace(before: readonly number[], after: readonly number[]): void {
  for (const [index, value] of after.entries())
    expect(Math.abs(value - (before[index] ?? Number.NaN))).toBeLessThan(0.5);
}

const angle = fc.integer({ min: 0, max: 359 });
const turned = fc.record({
  left: fc.integer({ min: 0, max: 300 }),
  top: fc.integer({ min: 0, max: 300 }),
  rotate: angle,
  flip_horizontal: fc.boolean(),
  flip_vertical: fc.boolean(),
});

describe('moving in the tree', () => {
  it('keeps the position on the canvas for all old and new parents', () => {
    fc.assert(
      fc.property(turned, turned, turned, turned, (own, first, second, third) => {
        const layers = [
          group('a', [group('b', [text('moved', own)], second)], first),
          group('c', [text('other')], third),
        ];
        const before = corners(layers, 'moved');
        const there = moveInTree(layers, ['moved'], { parentId: 'c', position: 1 });
        expect(indexLayers(there).get('moved')?.parent?.layer.id).toBe('c');
        expectSamePlace(before, corners(there, 'moved'));
        const out = moveInTree(there, ['moved'], { parentId: undefined, position: 0 });
        expect(out.map(({ id }) => id)).toEqual(['moved', 'a', 'c']);
        expectSamePlace(before, corners(out, 'moved'));
      }),
      { numRuns: 200 },
    );
  });

  it('counts positions before the move', () => {
    const layers = ['a', 'b', 'c', 'd'].map((id) => text(id));
    const order = (ids: string[], position: number) =>
      moveInTree(layers, ids, { parentId: undefined, position })
        .map(({ id }) => id)
        .join('');
    expect(order(['a'], 3)).toBe('bcad');
    expect(order(['d'], 1)).toBe('adbc');
    expect(order(['a', 'c'], 4)).toBe('bdac');
    expect(moveInTree(layers, ['b'], { parentId: undefined, position: 2 })).toBe(layers);
    expect(moveInTree(layers, ['b'], { parentId: undefined, position: 1 })).toBe(layers);
  });

  it('is limited by kind and depth, and never into itself', () => {
    const shown = layer('ImageGroupImage', 'shown');
    const layers = [
      text('text'),
      layer('ImageGroup', 'pictures', {}, [shown]),
      layer('ImageGroup', 'others'),
      group('group', [group('inner', [])]),
      layer('QrcodeGroup', 'codes', {}, [layer('Qrcode', 'code')]),
    ];
    const can = (id: string, parentId?: string) => canMoveTo(layers, [id], { parentId, position: 0 }, 'micro_custom');
    expect(can('text', 'group')).toBe(true);
    expect(can('text', 'codes')).toBe(false);
    expect(can('text', 'pictures')).toBe(false);
    expect(can('shown', 'others')).toBe(true);
    expect(can('shown')).toBe(false);
    expect(can('code', 'group')).toBe(false);
    expect(can('group', 'inner')).toBe(false);
    expect(can('group', 'group')).toBe(false);
    expect(can('inner')).toBe(true);
    expect(can('text', 'nowhere')).toBe(false);
    expect(
      canMoveTo(
        [{ ...text('text'), locked: true }, group('g', [])],
        ['text'],
        { parentId: 'g', position: 0 },
        'micro_custom',
      ),
    ).toBe(false);
    let deep = group('g0', []);
    for (let depth = 1; depth <= depthMax; depth++) deep = group(`g${depth}`, [deep]);
    expect(canMoveTo([deep, text('text')], ['text'], { parentId: 'g0', position: 0 }, 'micro_custom')).toBe(false);
    expect(canMoveTo([deep, text('text')], ['text'], { parentId: 'g1', position: 0 }, 'micro_custom')).toBe(true);
  });

  it('allows areas only on canvases with supplied images', () => {
    const layers = [layer('CustomArea', 'area'), text('text')];
    expect(canMoveTo(layers, ['area'], { parentId: undefined, position: 2 }, 'form_order')).toBe(true);
    expect(canMoveTo(layers, ['area'], { parentId: undefined, position: 2 }, 'micro_custom')).toBe(false);
  });

  it('always results in a tree that can be saved', () => {
    const canvas = fc.array(arbitraryLayer(undefined, { id: fc.uuid() }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(canvas, fc.nat(), fc.nat(), (layers, from, to) => {
        const ids = [...idsOf(layers)];
        const id = ids[from % ids.length] ?? '';
        const parentId = [undefined, ...ids][to % (ids.length + 1)];
        const target = { parentId, position: 0 };
        fc.pre(canMoveTo(layers, [id], target, 'form_order'));
        const moved = moveInTree(layers, [id], target);
        expect(layersSchema.safeParse(moved).error).toBeUndefined();
        expect([...idsOf(moved)].toSorted()).toEqual(ids.toSorted());
      }),
      { numRuns: 30 },
    );
  });
});

describe('the layer tree', () => {
  const layers = [text('low'), group('group', [text('one'), text('two', { can_design_in_order: true })]), text('high')];

  it('lists the topmost layer first, without the children of collapsed containers', () => {
    const lines = (collapsed: string[]) =>
      treeRows(layers, new Set(collapsed)).map(({ layer: { id }, depth }) => '-'.repeat(depth) + id);
    expect(lines([])).toEqual(['high', 'group', '-two', '-one', 'low']);
    expect(lines(['group'])).toEqual(['high', 'group', 'low']);
    expect(orderRows(layers).map((row) => row.layer.id)).toEqual(['two']);
  });

  it('maps a drop above, inside and below a row to its position', () => {
    expect(dropTarget(layers, 'low', 'above', true)).toEqual({ parentId: undefined, position: 1 });
    expect(dropTarget(layers, 'low', 'below', true)).toEqual({ parentId: undefined, position: 0 });
    expect(dropTarget(layers, 'group', 'inside', true)).toEqual({ parentId: 'group', position: 2 });
    expect(dropTarget(layers, 'group', 'below', true)).toEqual({ parentId: 'group', position: 2 });
    expect(dropTarget(layers, 'group', 'below', false)).toEqual({ parentId: undefined, position: 1 });
    expect(dropTarget(layers, 'one', 'above', true)).toEqual({ parentId: 'group', position: 1 });
  });

  it('moves by a drop as one step, and refuses what the kind does not allow', () => {
    const codes = layer('QrcodeGroup', 'codes');
    const person = designer([...layers, codes]);
    person.act((editor, now) => moveTo(editor, ['low'], { parentId: 'group', position: 1 }, now));
    expect(person.ids('group')).toEqual(['one', 'low', 'two']);
    expect(person.selection).toEqual(['low']);
    person.act((editor, now) => moveTo(editor, ['low'], { parentId: 'codes', position: 0 }, now));
    expect(person.ids('group')).toEqual(['one', 'low', 'two']);
    expect(person.key('Mod+Z').ids()).toEqual(['low', 'group', 'high', 'codes']);
    expect(groupsToMoveTo(person.select('low').editor).map(({ id }) => id)).toEqual(['group']);
    expect(groupsToMoveTo(person.select('one').editor)).toEqual([]);
  });
});

describe('grouping', () => {
  it('keeps layers in place, and ungrouping restores them exactly', () => {
    const layers = [
      text('a', { left: 10, top: 20 }),
      text('b', { left: 200, top: 100, rotate: 90 }),
      text('c'),
      text('d'),
    ];
    const person = designer(layers).select('a', 'c').key('Mod+G');
    expect(person.ids()).toHaveLength(3);
    const [id = ''] = person.selection;
    expect(person.ids()).toEqual(['b', id, 'd']);
    expect(person.ids(id)).toEqual(['a', 'c']);
    expect(person.frame(id)).toEqual([0, 0, 110, 70]);
    person.key('Mod+Shift+G');
    expect(person.ids()).toEqual(['b', 'a', 'c', 'd']);
    expect(person.selection).toEqual(['a', 'c']);
    expect(person.frame('a')).toEqual([10, 20, 100, 50]);
  });

  it('does not move rotated layers in rotated groups', () => {
    fc.assert(
      fc.property(turned, turned, turned, (outer, one, two) => {
        const layers = [group('outer', [text('one', one), text('two', two)], outer)];
        const before = [corners(layers, 'one'), corners(layers, 'two')] as const;
        const made = groupLayers(layers, ['one', 'two'], 'en-US');
        expectSamePlace(before[0], corners(made.layers, 'one'));
        const opened = ungroup(ungroup(made.layers, made.id)?.layers ?? [], 'outer')?.layers ?? [];
        expect(opened.map(({ id }) => id)).toEqual(['one', 'two']);
        expectSamePlace(before[0], corners(opened, 'one'));
        expectSamePlace(before[1], corners(opened, 'two'));
      }),
      { numRuns: 100 },
    );
  });

  it('is refused for layers that cannot be grouped', () => {
    const layers = [
      text('text'),
      layer('ImageGroup', 'pictures', {}, [layer('ImageGroupImage', 'shown')]),
      layer('CustomArea', 'area'),
    ];
    const person = designer(layers).select('text').key('Mod+Shift+G');
    expect(person.refusal).toBe('not_group');
    expect(person.select('pictures').key('Mod+Shift+G').refusal).toBe('not_group');
    expect(person.ids()).toEqual(['text', 'pictures', 'area']);
    expect(canGroup(layers, ['text', 'shown'], 'form_order')).toBe(false);
    expect(canGroup(layers, ['shown'], 'form_order')).toBe(false);
    expect(canGroup(layers, ['text', 'area'], 'form_order')).toBe(false);
    expect(canGroup(layers, ['text', 'pictures'], 'form_order')).toBe(true);
  });

  it('keeps hidden layers hidden after ungrouping', () => {
    const person = designer([group('group', [text('a')], { visible: false })])
      .select('group')
      .key('Mod+Shift+G');
    expect(person.layer('a').visible).toBe(false);
  });
});

describe('the order of layers', () => {
  it.each([
    ['Mod+]', 'acbd'],
    ['Mod+[', 'bacd'],
    ['Mod+Shift+]', 'acdb'],
    ['Mod+Shift+[', 'bacd'],
  ])('%s', (keys, order) => {
    const person = designer(['a', 'b', 'c', 'd'].map((id) => text(id)))
      .select('b')
      .key(keys);
    expect(person.ids().join('')).toBe(order);
  });

  it('stops at both ends', () => {
    const person = designer([text('a'), text('b')])
      .select('b')
      .key('Mod+]')
      .key('Mod+Shift+]');
    expect(person.ids()).toEqual(['a', 'b']);
    expect(person.editor.history.past).toEqual([]);
  });
});
