import type { BlockType } from '@platen/pages/blocks';
import { addBlock, canMove, hideBlock } from '@platen/pages/page-edits';
import type { Sections } from '@platen/pages/page-tree';
import { describe, expect, it } from 'vitest';
import { findDrop } from './find-drop.ts';

const add = (sections: Sections, type: BlockType, parentId: string | null = null) =>
  addBlock(sections, type, { parentId, index: 99 });
const base = (['text', 'images', 'image'] as const).reduce<Sections>((page, type) => add(page, type), []);
const [text = '', grid = '', image = ''] = base.map(({ id }) => id);
const page = [0, 1, 2].reduce((sections) => add(sections, 'image', grid), base);
const [one = '', two = '', three = ''] = page[1]?.blocks.map(({ id }) => id) ?? [];

/** Three sections of 100 px, the second a grid of two columns, each image 50 × 50. */
const boxes = new Map([
  [text, { left: 0, top: 0, width: 100, height: 100 }],
  [grid, { left: 0, top: 100, width: 100, height: 100 }],
  [image, { left: 0, top: 200, width: 100, height: 100 }],
  [one, { left: 0, top: 100, width: 50, height: 50 }],
  [two, { left: 50, top: 100, width: 50, height: 50 }],
  [three, { left: 0, top: 150, width: 50, height: 50 }],
]);
const at = (x: number, y: number, id: string, sections = page) =>
  findDrop(
    sections,
    { x, y },
    (each) => boxes.get(each),
    (parentId) => canMove(sections, id, { parentId, index: 0 }),
  );

describe('the drop position', () => {
  it('is between sections, at the nearest edge', () => {
    expect(at(50, 20, image)).toEqual({
      position: { parentId: null, index: 0 },
      line: { left: 8, top: 0, width: 84, height: 0 },
    });
    expect(at(50, 60, image)?.position).toEqual({ parentId: null, index: 1 });
    expect(at(50, 290, text)).toMatchObject({ position: { index: 3 }, line: { top: 300 } });
  });

  it('is among the children of a block, in reading order', () => {
    expect(at(10, 130, image)).toMatchObject({ position: { parentId: grid, index: 0 }, line: { left: 0, height: 50 } });
    expect(at(60, 130, image)?.position).toEqual({ parentId: grid, index: 1 });
    expect(at(95, 130, image)?.position).toEqual({ parentId: grid, index: 2 });
    expect(at(95, 180, one)).toMatchObject({ position: { parentId: grid, index: 3 }, line: { left: 50, top: 150 } });
  });

  it('is beside a section near its edge, and if it may not contain the dragged block', () => {
    expect(at(10, 105, image)?.position).toEqual({ parentId: null, index: 1 });
    expect(at(10, 130, text)?.position).toEqual({ parentId: null, index: 1 });
  });

  it('counts hidden blocks, which have no box', () => {
    const hidden = hideBlock(hideBlock(page, text, true), one, true);
    expect(at(10, 205, image, hidden)?.position).toEqual({ parentId: null, index: 2 });
    expect(at(60, 130, image, hidden)?.position).toEqual({ parentId: grid, index: 1 });
  });
});
