import { loadImage } from '@napi-rs/canvas';
import { imageLibraryInputSchema } from '@platen/model/catalogue/image-libraries';
import { skuTemplateInputSchema } from '@platen/model/catalogue/sku-templates';
import { templateKinds, templateStates } from '@platen/model/catalogue/template-kinds';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../accounts.ts';
import { drawPicture, paintPicture, pictureSidePx } from '../node/draw.ts';
import { readDemoFont, readDemoFontLicense } from '../node/font-files.ts';
import { testedLocales } from '../testing/full-run.ts';
import { type DemoCategory, demoCategories, demoLibraryCategories, demoTemplates } from './catalogue.ts';
import { demoFonts } from './fonts.ts';
import { demoLibraries } from './libraries.ts';
import { motifs } from './motifs/registry.ts';
import type { PictureSpec } from './picture.ts';
import { products } from './products/registry.ts';

const maxBytes = 200_000;

const everyTemplate = testedLocales.flatMap((locale) =>
  demoTemplates(locale).map((template) => ({ locale, template, name: template.name })),
);

describe.each(everyTemplate)('template $name', ({ locale, template }) => {
  test('is accepted by the schema of the API', () => {
    const { key: _, state, category, fonts, visibleTo, pictures, ...input } = template;
    expect(skuTemplateInputSchema.parse(input)).toMatchObject(input);
    expect(templateStates).toContain(state);
    expect(isListed(demoCategories(locale), category)).toBe(true);
    for (const font of fonts) expect(demoFonts(locale).map(({ name }) => name)).toContain(font);
    for (const login of visibleTo) expect(demoAccounts(locale).map(({ login_name }) => login_name)).toContain(login);
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(pictures.length).toBeLessThanOrEqual(5);
  });

  test('can be ordered: every size has the pixel dimensions that rendering and uploads need', () => {
    for (const { width, height, price } of template.size_prices) {
      expect(price).toBeGreaterThan(0);
      expect(width).toBeGreaterThanOrEqual(100);
      expect(height).toBeGreaterThanOrEqual(100);
    }
    expect(template.system_rendering_price > 0).toBe(template.kind === 'micro_custom');
    expect(template.max_product_batch_count !== null).toBe(template.kind === 'batch_order');
  });

  test('has pictures that are neither blank nor repeated', () => {
    expect(template.pictures.filter(isBlank)).toEqual([]);
    expect(new Set(template.pictures.map((spec) => JSON.stringify(spec))).size).toBe(template.pictures.length);
  });
});

const everyLibrary = testedLocales.flatMap((locale) =>
  demoLibraries(locale).map((library) => ({ locale, library, name: library.name })),
);

describe.each(everyLibrary)('library $name', ({ locale, library }) => {
  test('is accepted by the schema of the API', () => {
    const { key: _, category, previews, file, ...input } = library;
    expect(imageLibraryInputSchema.parse(input)).toMatchObject(input);
    expect(isListed(demoLibraryCategories(locale), category)).toBe(true);
    expect(previews.length).toBeGreaterThanOrEqual(2);
    expect(previews.length).toBeLessThanOrEqual(5);
    expect(file.filename.endsWith(`.${file.format}`)).toBe(true);
    const entries = file.format === 'zip' ? file.entries.map(({ filename }) => filename) : [file.filename];
    expect(new Set(entries).size).toBe(file.format === 'zip' ? previews.length : 1);
  });

  test('has previews that are not blank', () => {
    expect(library.previews.filter(isBlank)).toEqual([]);
  });
});

describe.each(testedLocales)('the whole catalogue in %s', (locale) => {
  const [templates, libraries] = [demoTemplates(locale), demoLibraries(locale)];
  const [categories, libraryCategories] = [demoCategories(locale), demoLibraryCategories(locale)];

  test('has enough templates, categories and libraries for a realistic gallery', () => {
    expect(templates.length).toBeGreaterThanOrEqual(26);
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
    expect(new Set(templates.map(({ kind }) => kind))).toEqual(new Set(templateKinds));
    expect(new Set(templates.map(({ state }) => state))).toEqual(new Set(templateStates));
    expect(templates.some(({ visibleTo }) => visibleTo.length > 0)).toBe(true);
    expect(libraries.length).toBeGreaterThanOrEqual(8);
    expect(libraries.map(({ file }) => file.format)).toEqual(expect.arrayContaining(['png', 'zip']));
  });

  test('has no empty category', () => {
    const used = new Set([...templates, ...libraries].map(({ category }) => category));
    const listed = [...categories, ...libraryCategories].flatMap(({ children }) => children.map(({ key }) => key));
    expect([...used].sort()).toEqual([...listed].sort());
    expect(categories.length).toBeGreaterThanOrEqual(6);
    for (const { children } of categories) expect(children.length).toBeGreaterThanOrEqual(2);
  });

  test('uses every product and every motif', () => {
    const specs = [...templates.flatMap(({ pictures }) => pictures), ...libraries.flatMap((each) => each.previews)];
    const shown = JSON.stringify(specs);
    for (const product of Object.keys(products)) expect(shown).toContain(`"product":"${product}"`);
    for (const motif of Object.keys(motifs)) expect(shown).toContain(`"motif":"${motif}"`);
  });

  test('has a different cover for each template', () => {
    const covers = templates.map(({ pictures }) => JSON.stringify(pictures[0]));
    expect(new Set(covers).size).toBe(covers.length);
  });
});

test('the most detailed pictures stay within the size limits of the gallery', async () => {
  const patterns = demoLibraries('en-US').flatMap(({ previews }) => previews.filter((spec) => 'flat' in spec));
  for (const spec of patterns)
    expect((await drawPicture(spec)).length, JSON.stringify(spec)).toBeLessThanOrEqual(maxBytes);
  const { width, height } = await loadImage(await drawPicture({ product: 'mug', motif: 'cat', palette: 'coral' }));
  expect([width, height]).toEqual([pictureSidePx, pictureSidePx]);
});

test('the same spec produces the same bytes', async () => {
  const spec: PictureSpec = { product: 'phone-case', motif: 'confetti', palette: 'mint', coverage: 'cover' };
  expect((await drawPicture(spec)).equals(await drawPicture(spec))).toBe(true);
});

test('a picture requested as PNG is a PNG', async () => {
  const bytes = await drawPicture({ flat: 'pattern', motif: 'grid', palette: 'coral' }, 'png');
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
});

test.each(demoFonts('en-US'))('font $name exists, can be opened, and has its license file', async (font) => {
  const bytes = await readDemoFont(font);
  expect(bytes.readUInt32BE(0)).toBe(0x00010000);
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    return {
      tag: bytes.toString('latin1', entry, entry + 4),
      end: bytes.readUInt32BE(entry + 8) + bytes.readUInt32BE(entry + 12),
    };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']));
  for (const { end } of tables) expect(end).toBeLessThanOrEqual(bytes.length);
  expect(bytes.length).toBeLessThan(8_000_000);
  expect(font.filename).toMatch(/\.ttf$/);
  expect(await readDemoFontLicense(font)).toContain('SIL Open Font License, Version 1.1');
});

function isListed(categories: readonly DemoCategory[], key: string): boolean {
  return categories.some(({ children }) => children.some((child) => child.key === key));
}

/** Painted at a small size: the same strokes in a tenth of the time. */
function isBlank(spec: PictureSpec): boolean {
  const sidePx = 240;
  const { data } = paintPicture(spec, sidePx).getContext('2d').getImageData(0, 0, sidePx, sidePx);
  const greens = Array.from({ length: sidePx * sidePx }, (_, index) => data[index * 4 + 1] ?? 0);
  const mean = greens.reduce((sum, green) => sum + green, 0) / greens.length;
  const deviation = Math.sqrt(greens.reduce((sum, green) => sum + (green - mean) ** 2, 0) / greens.length);
  // 0 for an empty background; the palest picture, a white product on a pale background, is above this.
  return deviation < 6;
}
