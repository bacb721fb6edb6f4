import type { BlockType } from '@platen/pages/blocks';
import { addBlock } from '@platen/pages/page-edits';
import type { Sections } from '@platen/pages/page-tree';
import { expect, it } from 'vitest';
import { openPage } from '../store/page-editor.ts';
import { displacedBy, outlineRows, positionOver, rowsDuringDrag } from './outline-rows.ts';

const add = (sections: Sections, type: BlockType, parentId: string | null = null) =>
  addBlock(sections, type, { parentId, index: 99 });
const base = (['swiper', 'text', 'image-area'] as const).reduce<Sections>((page, type) => add(page, type), []);
const [swiper = '', text = '', area = ''] = base.map(({ id }) => id);
const page = add(add(add(base, 'image', swiper), 'image', swiper), 'hot-zone', area);
const [first = '', second = ''] = page[0]?.blocks.map(({ id }) => id) ?? [];
const zone = page[2]?.blocks[0]?.id ?? '';

it('drops beside the block below the pointer', () => {
  expect(positionOver(page, text, swiper)).toEqual({ parentId: null, index: 0 });
  expect(positionOver(page, first, second)).toEqual({ parentId: swiper, index: 1 });
  expect(positionOver(page, first, text)).toEqual({ parentId: null, index: 1 });
});

it('drops nothing where it is not allowed, nor on itself', () => {
  expect(positionOver(page, zone, first)).toBeUndefined();
  expect(positionOver(page, zone, text)).toBeUndefined();
  expect(positionOver(page, text, text)).toBeUndefined();
});

it('drops into a container if it cannot be beside it', () => {
  const other = add(page, 'image-area');
  const otherId = other.at(-1)?.id ?? '';
  expect(positionOver(other, zone, otherId)).toEqual({ parentId: otherId, index: 0 });
});

it('drops a section beside the parent of the row below the pointer', () => {
  expect(positionOver(page, text, first)).toEqual({ parentId: null, index: 0 });
});

it('lists the visible rows with their positions', () => {
  const rows = outlineRows(page, new Set([area]));
  expect(rows.map(({ block, depth }) => [block.type, depth])).toEqual([
    ['swiper', 0],
    ['image', 1],
    ['image', 1],
    ['text', 0],
    ['image-area', 0],
  ]);
  expect(rows[2]).toMatchObject({ parentId: swiper, index: 1 });
});

it('shows the dragged block without its children, where it would be dropped', () => {
  const idsAt = (overId: string | undefined) =>
    rowsDuringDrag(page, { collapsed: new Set(), draggedId: swiper, overId }).map(({ block }) => block.id);
  expect(idsAt(undefined)).toEqual([swiper, text, area, zone]);
  expect(idsAt(area)).toEqual([text, area, swiper, zone]);
  expect(idsAt(swiper)).toEqual([swiper, text, area, zone]);
});

it('names the block whose place is taken, also after rows have moved out of the way', () => {
  const dragging = openPage(page, { draggedId: swiper, overId: text });
  // Shown are text, swiper, area and zone.
  expect(displacedBy(dragging, swiper, { id: area, index: 2 })).toBe(area);
  expect(displacedBy(dragging, swiper, { id: text, index: 0 })).toBe(swiper);
  expect(displacedBy(dragging, swiper, { id: swiper, index: 1 })).toBeUndefined();
});
