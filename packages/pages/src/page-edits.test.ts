import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BlockType, blockTypes, sectionTypes } from './blocks/index.ts';
import { sectionsMax, swiperImagesMax } from './limits.ts';
import { readSections } from './page.ts';
import {
  addBlock,
  canAdd,
  canMove,
  changeSettings,
  cloneBlock,
  deleteBlock,
  hideBlock,
  moveBlock,
  nameBlock,
} from './page-edits.ts';
import { findBlock, type Sections, walkBlocks } from './page-tree.ts';

const end = (parentId: string | null) => ({ parentId, index: Number.MAX_SAFE_INTEGER });
const add = (sections: Sections, type: BlockType, parentId: string | null = null) =>
  addBlock(sections, type, end(parentId));
const idsOf = (sections: Sections) => [...walkBlocks(sections)].map(({ id }) => id);
const firstId = (sections: Sections) => sections[0]?.id ?? '';

/** A page of these sections. */
const pageOf = (...types: BlockType[]) => types.reduce<Sections>((page, type) => add(page, type), []);

describe('adding', () => {
  it('inserts a block at the position, with an id of its kind', () => {
    const page = addBlock(pageOf('text', 'video'), 'swiper', { parentId: null, index: 1 });
    expect(page.map(({ type }) => type)).toEqual(['text', 'swiper', 'video']);
    const filled = add(page, 'image', page[1]?.id);
    expect(filled[1]?.blocks).toMatchObject([{ type: 'image', id: expect.stringMatching(/^block-[a-z0-9]{6}$/) }]);
    expect(page[1]?.id).toMatch(/^section-[a-z0-9]{6}$/);
    expect(filled[0]).toBe(page[0]);
  });

  it('respects the allowed children and limits of each parent', () => {
    const page = pageOf('swiper', 'text', 'swiper');
    const [one = '', text = '', other = ''] = page.map(({ id }) => id);
    expect(add(page, 'text', one)).toBe(page);
    expect(add(page, 'image', text)).toBe(page);
    expect(add(page, 'hot-zone')).toBe(page);
    expect(add(page, 'image', 'section-none')).toBe(page);
    const full = Array.from({ length: swiperImagesMax }).reduce<Sections>((sum) => add(sum, 'image', one), page);
    expect(canAdd(full, one, 'image')).toBe(false);
    expect(add(full, 'image', one)).toBe(full);
    expect(cloneBlock(full, full[0]?.blocks[0]?.id ?? '')).toBe(full);
    expect(canAdd(full, other, 'image')).toBe(true);
  });

  it('is limited to the maximum number of sections', () => {
    const page = pageOf(...Array.from({ length: sectionsMax }, () => 'text' as const));
    expect(add(page, 'text')).toBe(page);
    expect(cloneBlock(page, firstId(page))).toBe(page);
  });

  it('creates unique ids even if the random values collide', () => {
    const random = () => 0;
    const draws = [0, 0.5];
    let drawn = 0;
    const page = addBlock([], 'text', end(null), random);
    expect(new Set(idsOf(addBlock(page, 'text', end(null), () => draws[Math.floor(drawn++ / 6)] ?? 0.9))).size).toBe(2);
  });
});

describe('cloning', () => {
  it('gives the copy and its children new ids, directly after the original', () => {
    const base = pageOf('swiper', 'text');
    const filled = changeSettings(add(add(base, 'image', firstId(base)), 'image', firstId(base)), firstId(base), {
      loop: true,
    });
    const page = cloneBlock(filled, firstId(filled));
    expect(page.map(({ type }) => type)).toEqual(['swiper', 'swiper', 'text']);
    expect(new Set(idsOf(page)).size).toBe(7);
    expect(page[1]).toMatchObject({ settings: { loop: true }, id: expect.stringMatching(/^section-/) });
    expect(page[1]?.blocks.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^block-/),
      expect.stringMatching(/^block-/),
    ]);
    expect(page[0]).toBe(filled[0]);
  });
});

describe('moving', () => {
  const page = pageOf('swiper', 'text', 'image');
  const [swiper = '', text = '', image = ''] = page.map(({ id }) => id);

  it('reorders up and down', () => {
    expect(moveBlock(page, image, { parentId: null, index: 0 }).map(({ id }) => id)).toEqual([image, swiper, text]);
    expect(moveBlock(page, swiper, { parentId: null, index: 2 }).map(({ id }) => id)).toEqual([text, image, swiper]);
    expect(moveBlock(page, text, { parentId: null, index: 1 })).toBe(page);
  });

  it('moves a section into a block and back, and changes its id prefix', () => {
    const inside = moveBlock(page, image, { parentId: swiper, index: 0 });
    const id = image.replace('section-', 'block-');
    expect(inside[0]?.blocks.map((block) => block.id)).toEqual([id]);
    expect(moveBlock(inside, id, end(null)).map((block) => block.id)).toEqual([swiper, text, image]);
  });

  it('refuses invalid targets, including the block itself', () => {
    expect(moveBlock(page, text, end(swiper))).toBe(page);
    expect(canMove(page, swiper, end(swiper))).toBe(false);
    expect(moveBlock(page, 'section-none', end(null))).toBe(page);
  });
});

it('hides, renames and deletes without other changes', () => {
  const page = pageOf('text', 'image');
  const id = firstId(page);
  const hidden = hideBlock(page, id, true);
  expect(hidden[0]).toMatchObject({ hidden: true });
  expect(hidden[1]).toBe(page[1]);
  expect(hideBlock(hidden, id, true)).toBe(hidden);
  expect(findBlock(nameBlock(page, id, 'Summer'), id)?.name).toBe('Summer');
  expect(deleteBlock(page, id).map(({ type }) => type)).toEqual(['image']);
  expect(deleteBlock(page, 'section-none')).toBe(page);
});

it('keeps a page valid after any sequence of edits', () => {
  const step = fc.record({
    act: fc.constantFrom('add', 'clone', 'move', 'delete', 'hide'),
    type: fc.constantFrom(...blockTypes),
    at: fc.nat(40),
    to: fc.nat(40),
    index: fc.nat(12),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let page: Sections = pageOf(...sectionTypes);
      for (const { act, type, at, to, index } of steps) {
        const ids = idsOf(page);
        const id = ids[at % Math.max(1, ids.length)] ?? '';
        const place = { parentId: ids[to % (ids.length + 1)] ?? null, index };
        if (act === 'add') page = addBlock(page, type, place);
        else if (act === 'clone') page = cloneBlock(page, id);
        else if (act === 'move') page = moveBlock(page, id, place);
        else if (act === 'hide') page = hideBlock(page, id, index % 2 === 0);
        else page = deleteBlock(page, id);
      }
      expect(readSections(page).findings).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
