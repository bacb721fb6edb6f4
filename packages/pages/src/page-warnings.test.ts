import { expect, it } from 'vitest';
import { type BlockType, blockKinds } from './blocks/index.ts';
import { newBlock } from './page-edits.ts';
import { type Sections, withBlocks } from './page-tree.ts';
import { findPageWarnings } from './page-warnings.ts';

const block = (type: BlockType, settings: object = {}, rest: object = {}) =>
  ({
    ...newBlock(type, false, new Set()),
    settings: blockKinds[type].settings.parse(settings),
    ...rest,
  }) as Sections[0];
const keysIn = (...sections: Sections) =>
  findPageWarnings(sections).map(({ block: { type }, key }) => `${type} ${key}`);
const file = { url: '/a.png' };

it.each([
  ['no text at all', '', ['text empty_text']],
  ['paragraphs around nothing', '<p>&nbsp;</p><p><strong> </strong></p>', ['text empty_text']],
  ['words', '<p>hello</p>', []],
  ['an image alone', '<p><img src="/a.png"></p>', []],
])('judges a text with %s', (_name, content, found) => {
  expect(keysIn(block('text', { content }))).toEqual(found);
});

it('asks for the image first, and then for its alt text', () => {
  expect(keysIn(block('image'))).toEqual(['image missing_image']);
  expect(keysIn(block('image', { image: file }))).toEqual(['image missing_alt']);
  expect(keysIn(block('image', { image: file, alt: 'A mug' }))).toEqual([]);
});

it('includes children, but not hidden blocks', () => {
  const grid = withBlocks(block('product-grid'), [
    block('product', { image: file, title: 'Mug' }),
    block('product', {}, { hidden: true }),
  ]);
  expect(keysIn(grid, block('button', { label: 'Order' }))).toEqual(['product missing_link', 'button missing_link']);
  expect(keysIn({ ...grid, hidden: true })).toEqual([]);
});
