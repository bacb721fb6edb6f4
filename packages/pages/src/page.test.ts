import { describe, expect, it } from 'vitest';
import { filesIn, mapRichTexts, readSections, richTextsIn } from './page.ts';
import { newBlock } from './page-edits.ts';

const section = (type: string, rest: object = {}) => ({ id: `section-${type}`, type, settings: {}, ...rest });
const reasonsOf = (sent: unknown) =>
  readSections(sent, ['configs']).findings?.map(({ path, key }) => [path.join('.'), key]) ?? [];

describe('reading a page', () => {
  it('accepts a page with every kind and fills in defaults', () => {
    const { data } = readSections([
      section('swiper', { blocks: [{ id: 'block-1', type: 'image', settings: {} }] }),
      section('image-area', { blocks: [{ id: 'block-2', type: 'hot-zone', settings: {}, hidden: true }] }),
    ]);
    expect(data).toMatchObject([
      { settings: { height: 240, interval: 3000, indicatorDots: true, loop: false }, blocks: [{ name: '' }] },
      { blocks: [{ hidden: true, settings: { top: 0, left: 0, width: 10, height: 10 } }] },
    ]);
  });

  it('refuses unknown kinds by name at every level', () => {
    const sent = [section('marquee'), section('swiper', { blocks: [{ id: 'block-1', type: 'iframe', settings: {} }] })];
    const { findings } = readSections(sent, ['configs']);
    expect(findings).toMatchObject([
      { path: ['configs', 0, 'type'], key: 'unknown_block_type', params: { given: 'marquee' } },
      { path: ['configs', 1, 'blocks', 0, 'type'], params: { given: 'iframe' } },
    ]);
  });

  it.each([
    [
      'a kind where it may not lie',
      [section('swiper', { blocks: [{ ...section('text'), id: 'block-1' }] })],
      'not_one_of',
    ],
    ['a block in one that holds none', [section('text', { blocks: [section('image')] })], 'too_many'],
    ['a hot zone as a section', [section('hot-zone')], 'not_one_of'],
    ['too many sections', Array.from({ length: 51 }, (_, at) => section('text', { id: `section-${at}` })), 'too_many'],
    [
      'too many pictures in a carousel',
      [section('swiper', { blocks: Array.from({ length: 11 }, (_, at) => section('image', { id: `block-${at}` })) })],
      'too_many',
    ],
    ['two blocks of one id', [section('text'), section('text')], 'repeated_block'],
    ['a link that a browser would run', [section('image', { settings: { link: 'javascript:alert(1)' } })], 'not_link'],
    ['a link to another host in disguise', [section('image', { settings: { link: '//evil.example' } })], 'not_link'],
    ['a color that is more', [section('text', { settings: { backgroundColor: 'red;}body{' } })], 'not_color'],
    ['no list', { sections: [] }, 'not_list'],
    ['no settings', [{ id: 'section-1', type: 'text' }], 'required'],
    ['an id of another form', [section('text', { id: '"><b>' })], 'wrong_format'],
  ])('refuses %s', (_, sent, key) => {
    expect(reasonsOf(sent).map(([, reason]) => reason)).toContain(key);
  });

  it('refuses deep nesting without exhausting the stack', () => {
    let nested: object = section('image');
    for (let depth = 0; depth < 5000; depth++) nested = section('swiper', { blocks: [nested] });
    expect(reasonsOf([nested])).not.toEqual([]);
  });

  it('accepts common links', () => {
    for (const link of [
      'https://a.example/x?y=1',
      'tel:+86 138-0000',
      'mailto:a@b.example',
      '/sku_templates/3',
      '#section-a',
    ])
      expect(reasonsOf([section('image', { settings: { link } })])).toEqual([]);
  });
});

it('finds the files and the texts of a page', () => {
  const image = { ...newBlock('image', false, new Set()), settings: { image: { url: '/a.png' } } };
  const { data = [] } = readSections([
    { ...newBlock('swiper', true, new Set()), blocks: [image] },
    { ...newBlock('video', true, new Set()), settings: { video: { url: '/a.mp4' }, poster: { url: '/b.png' } } },
    { ...newBlock('text', true, new Set()), settings: { content: '<p>one</p>' } },
    { ...newBlock('text', true, new Set()), hidden: true, settings: { content: '<p>two</p>' } },
  ]);
  expect(filesIn(data)).toEqual([
    { url: '/a.png', accepts: 'picture', path: [0, 'blocks', 0, 'settings', 'image', 'url'] },
    { url: '/a.mp4', accepts: 'video', path: [1, 'settings', 'video', 'url'] },
    { url: '/b.png', accepts: 'picture', path: [1, 'settings', 'poster', 'url'] },
  ]);
  expect(richTextsIn(data)).toEqual(['<p>one</p>', '<p>two</p>']);
  expect(data.map((block) => mapRichTexts(block, (html) => html.toUpperCase()).settings)).toContainEqual(
    expect.objectContaining({ content: '<P>TWO</P>' }),
  );
});
