import { locales } from '@platen/model/text/locale';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSections } from '../page.ts';
import { newBlock } from '../page-edits.ts';
import { withBlocks } from '../page-tree.ts';
import { pageStyle } from '../view/page-style.ts';
import { PageView } from '../view/page-view.tsx';
import { type Block, blockKindOf, blockKinds, blockTypes, childTypesOf, sectionTypes } from './index.ts';

const draw = (sections: readonly Block[], locale: (typeof locales)[number] = 'en-US') =>
  renderToStaticMarkup(createElement(PageView, { sections, locale, sizeOf: () => ({ width: 1600, height: 900 }) }));

/** A block of a kind inside the containers that it needs. */
function placed(block: Block): Block {
  if ((sectionTypes as readonly string[]).includes(block.type)) return block;
  const holder = blockTypes.find((type) => childTypesOf(type).includes(block.type));
  if (!holder) throw new Error(`nothing holds ${block.type}`);
  return withBlocks(newBlock(holder, true, new Set()), [block]);
}

const file = { url: '/app_api/v1/blobs/0/a.png' };
/** Values that are visible, and how to find them in the output: a block without content draws almost nothing. */
const samples: Record<string, { value: unknown; mark: string }> = {
  image: { value: file, mark: file.url },
  video: { value: { url: '/a.mp4' }, mark: 'src="/a.mp4"' },
  poster: { value: file, mark: `poster="${file.url}"` },
  link: { value: '/sku_templates/7', mark: 'href="/sku_templates/7"' },
  label: { value: 'Order now', mark: 'Order now' },
  title: { value: 'Travel mug', mark: 'Travel mug' },
  price: { value: '¥29.00+', mark: '¥29.00+' },
  content: { value: '<p>hello</p>', mark: '<p>hello</p>' },
};

describe.each(blockTypes)('the block kind %s', (type) => {
  const kind = blockKindOf({ type });
  const fresh = newBlock(type, false, new Set());
  const settings = fresh.settings as Record<string, unknown>;

  it('creates a block that its schema accepts unchanged', () => {
    const page = [placed(fresh)];
    expect(readSections(page)).toEqual({ data: page });
  });

  it('fills in defaults only for empty settings', () => {
    const emptied = Object.fromEntries(Object.keys(settings).map((key) => [key, null]));
    expect(kind.settings.parse(emptied)).toEqual(settings);
    expect(kind.settings.parse({})).toEqual(settings);
  });

  it('has a field for every setting, with texts in both languages', () => {
    expect(kind.fields.map(({ key }) => key).sort()).toEqual(Object.keys(settings).sort());
    const choices = kind.fields.flatMap((field) => (field.kind === 'choice' ? field.choices : []));
    for (const { zh, en } of [kind, ...kind.fields, ...choices].map(({ label }) => label)) {
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(en).toMatch(/^[A-Z]/);
    }
  });

  it('accepts every choice that it offers', () => {
    const choices = kind.fields.flatMap((field) =>
      field.kind === 'choice' ? field.choices.map(({ value }) => ({ [field.key]: value })) : [],
    );
    for (const choice of choices) expect(kind.settings.parse(choice)).toMatchObject(choice);
  });

  it('accepts numbers up to their limits and not beyond', () => {
    const numbers = kind.fields.filter((field) => field.kind === 'number');
    for (const { key, min = 0, max = 0 } of numbers) {
      for (const value of [min, max]) expect(kind.settings.parse({ [key]: value })).toMatchObject({ [key]: value });
      for (const value of [min - 1, max + 1]) expect(kind.settings.safeParse({ [key]: value }).success).toBe(false);
    }
  });

  it.each(locales)('is rendered in %s unless it is hidden', (locale) => {
    const shown = Object.entries(samples).filter(([key]) => key in settings);
    const values = Object.fromEntries(shown.map(([key, { value }]) => [key, value]));
    const block = { ...fresh, settings: { ...settings, ...values } } as unknown as Block;
    const inner = childTypesOf(type).map((child) => newBlock(child, false, new Set()));
    const html = draw([placed(withBlocks(block, inner))], locale);
    expect(html).toContain('pp-section');
    for (const [, { mark }] of shown) expect(html).toContain(mark);
    expect(draw([placed({ ...block, hidden: true })], locale).length).toBeLessThan(html.length);
    const classes = [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
    expect(classes.filter((name) => !pageStyle.includes(`.${name}`))).toEqual([]);
  });

  it('contains only kinds that exist', () => {
    for (const child of childTypesOf(type)) expect(blockKinds).toHaveProperty(child);
  });
});

describe('the views', () => {
  const of = (type: (typeof blockTypes)[number], settings: object, blocks: Block[] = []): Block =>
    ({ ...newBlock(type, false, new Set()), settings: blockKinds[type].settings.parse(settings), blocks }) as Block;

  it('offer a picture at several widths and reserve its space', () => {
    const html = draw([of('image', { image: file, alt: 'A cup' })]);
    expect(html).toMatch(/srcSet="[^"]*width=300&amp;quality=80 300w, [^"]*1500w"/);
    expect(html).toMatch(/width="1600" height="900" alt="A cup" loading="eager" fetchPriority="high"/);
  });

  it('load the first picture eagerly and the others lazily', () => {
    const html = draw([of('text', {}), of('images', {}, [of('image', { image: file }), of('image', { image: file })])]);
    expect(html.match(/loading="(\w+)"/g)).toEqual(['loading="eager"', 'loading="lazy"']);
    expect(html).toContain('400px, 33vw');
  });

  it('position a hot zone by percent and give its link a name', () => {
    const zone = of('hot-zone', {
      top: 42,
      left: 14,
      width: 18,
      height: 35,
      link: 'https://shop.example/a',
      label: 'Cushion',
    });
    const html = draw([of('image-area', { image: file }, [zone, of('hot-zone', {})])]);
    expect(html).toMatch(
      /<a href="https:\/\/shop\.example\/a" class="pp-zone" aria-label="Cushion" style="top:42%;left:14%;width:18%;height:35%" target="_blank" rel="noopener noreferrer">/,
    );
    expect(html.match(/pp-zone/g)).toHaveLength(1);
  });

  it('leave the automatic playing of a video to the script', () => {
    const html = draw([of('video', { video: { url: '/a.mp4' }, autoplay: true })]);
    expect(html).toContain('data-autoplay=""');
    expect(html).not.toMatch(/\sautoplay/i);
  });

  it('show dots only for a carousel with several visible pictures', () => {
    const slide = () => of('image', { image: file });
    expect(draw([of('swiper', {}, [slide(), slide()])]).match(/class="pp-dot"/g)).toHaveLength(2);
    expect(draw([of('swiper', {}, [slide(), { ...slide(), hidden: true }])])).not.toContain('pp-dot"');
    expect(draw([of('swiper', { indicatorDots: false }, [slide(), slide()])])).not.toContain('pp-dot"');
  });
});
