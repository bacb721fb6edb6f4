import { deriveExcelConfig } from '@platen/design/excel-config';
import { findCoveredArtwork } from '@platen/design/label-check';
import { type OrderFacts, sampleFacts } from '@platen/design/order-facts';
import { checkBeforePublish, publishFindingText } from '@platen/design/publish-check';
import { checkBeforeSave } from '@platen/design/save-check';
import { sceneOf } from '@platen/design/scene';
import { type TemplateConfig, templateConfigSchema } from '@platen/design/template';
import { idsOf, walkLayers } from '@platen/design/tree';
import {
  type AssetSource,
  type Drawing,
  encodeImage,
  inspect,
  isRefusal,
  loadAssets,
  prepareInMemory,
  render,
} from '@platen/render/node';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { demoTemplates } from '../catalogue/catalogue.ts';
import { demoFonts } from '../catalogue/fonts.ts';
import { readDemoFont } from '../node/font-files.ts';
import { isQuickRun, testedLocales } from '../testing/full-run.ts';
import { demoDesigns, designPictureKey, fontsOfDesign, listDesignPictures } from './designs.ts';
import { labelFont } from './factory-label.ts';
import { designPictureFilename, drawDesignPicture } from './picture.ts';

// A design takes a second or two, and many more on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 20_000 });

const sidePx = 600;
const pictures = new Map(
  testedLocales.flatMap((locale) => listDesignPictures(locale)).map((spec) => [designPictureKey(spec), spec]),
);
const files = new Map<string, Uint8Array>();
/** Prepared pictures, which the server draws from. */
const prepared = new Map<string, Uint8Array>();
const fonts = new Map<string, Uint8Array>();
const source: AssetSource = {
  font: async (name) => fonts.get(name),
  image: async (url) => prepared.get(url) ?? (await preparePicture(url)) ?? files.get(url),
};

/** A picture of the demo, drawn when a design first needs it. */
async function preparePicture(key: string): Promise<Uint8Array | undefined> {
  const spec = pictures.get(key);
  if (!spec) return undefined;
  const bytes = await drawDesignPicture(spec);
  files.set(key, bytes);
  const picture = await prepareInMemory(bytes);
  prepared.set(key, picture);
  return picture;
}

beforeAll(async () => {
  if (!isQuickRun) for (const key of pictures.keys()) await preparePicture(key);
  for (const font of demoFonts('en-US')) fonts.set(font.name, await readDemoFont(font));
}, 240_000);

test('every template that is rendered has a design, and no other template has one', () => {
  const drawn = demoTemplates('en-US')
    .filter(({ kind }) => kind !== 'batch_order')
    .map(({ key }) => key);
  expect([...demoDesigns.keys()].sort()).toEqual(drawn.sort());
});

const cases = testedLocales.flatMap((locale) =>
  demoTemplates(locale).flatMap((template) => {
    const design = demoDesigns.get(template.key)?.(designPictureKey, locale);
    return design ? [{ name: template.name, locale, template, design }] : [];
  }),
);

describe.each(cases)('design of $name', ({ locale, template, design }) => {
  const { custom_area_configs, effect_image_configs, production_image_configs } = design;
  const all = [...custom_area_configs, ...effect_image_configs, ...production_image_configs];

  test('is accepted by the checks of the designer', () => {
    for (const config of all) {
      expect(templateConfigSchema.parse(config)).toEqual(config);
      expect(checkBeforeSave(config.layers), config.name).toEqual([]);
      expect(config.excel_config).toEqual(deriveExcelConfig(config.layers));
      const layers = [...walkLayers(config.layers)];
      expect(idsOf(config.layers).size).toBe(layers.length);
      for (const { id, type } of layers) expect(id).toMatch(new RegExp(`^${type}-[a-z0-9]{6}$`));
    }
    const facts = { ...template, ...design, effect_images: [{}], category_id: 1, dpi_value: 300 };
    expect(checkBeforePublish(facts).map((each) => publishFindingText(each, 'en-US'))).toEqual([]);
    expect(demoDesigns.get(template.key)?.(designPictureKey, locale)).toEqual(design);
  });

  test('has a production image for each size, with the width of the print and the height of print and label', () => {
    expect(production_image_configs.map(({ size, width, price }) => ({ size, width, price }))).toEqual(
      template.size_prices.map(({ size, width, price }) => ({ size, width, price })),
    );
    for (const [index, { layers, width, height }] of production_image_configs.entries()) {
      const printHeight = template.size_prices[index]?.height ?? Number.NaN;
      const label = layers.find(({ type }) => type === 'QrcodeGroup');
      expect(label?.top).toBeGreaterThanOrEqual(printHeight);
      expect((label?.top ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(label?.left).toBeGreaterThanOrEqual(0);
      expect((label?.left ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(findCoveredArtwork(layers)).toEqual([]);
    }
  });

  test('uses only the fonts of its template', () => {
    // The factory label has a font of its own, which a template without texts does not list.
    const offered = new Set([...template.fonts, labelFont]);
    for (const font of fontsOfDesign(design)) expect(offered).toContain(font);
  });
});

describe.each(cases)('drawing of $name', ({ template, design }) => {
  const { custom_area_configs, effect_image_configs, production_image_configs } = design;
  /** Filled by the first test, because the production image uses these images, as in an order. */
  const areas: { custom?: string; effect?: string } = {};

  test('draws its custom area and its effect image', async () => {
    const draw = async (config: TemplateConfig) => {
      const drawing = await drawDefaults(config, areas);
      expect(drawing.findings, config.name).toEqual([]);
      expect(deviationOf(drawing.data), config.name).toBeGreaterThan(6);
      return store(config.id, drawing);
    };
    for (const config of custom_area_configs) areas.custom = await draw(config);
    areas.custom ??= design.sample ?? '';
    for (const config of effect_image_configs) areas.effect = await draw(config);
  });

  test('can be printed with the facts of an order on its label', async () => {
    for (const config of production_image_configs) {
      const facts: OrderFacts = { ...sampleFacts, sku_template_size: String(config.size), order_no: '客户单号-0001' };
      const scene = sceneOf(config, { areas, facts, dpi: template.dpi_value });
      const { findings } = inspect(scene, await loadAssets(scene, source));
      const spoilt = findings.filter(({ kind, layer_name }) => !(isLowResolution(kind) && samples.has(layer_name)));
      expect(spoilt, config.name).toEqual([]);
    }
  });

  test('can draw every option of every field', async () => {
    for (const config of custom_area_configs) {
      for (const { key, options } of config.excel_config.flatMap((entry) => [entry, ...entry.children])) {
        for (const { label } of options) {
          const scene = sceneOf(config, { values: { [key]: label } });
          const { findings } = inspect(scene, await loadAssets(scene, source));
          expect(findings.filter(isRefusal), `${key} ${label}`).toEqual([]);
        }
      }
    }
  });
});

test('the designs together use most layer kinds and properties', () => {
  const configs = cases.flatMap(({ design }) => [design.custom_area_configs, design.production_image_configs].flat());
  const types = new Set(configs.flatMap(({ layers }) => [...walkLayers(layers)].map(({ type }) => type)));
  const texts = configs.flatMap(({ layers }) => [...walkLayers(layers)]).filter((layer) => 'writing_mode' in layer);
  expect(types.size).toBeGreaterThanOrEqual(24);
  expect(texts.some(({ writing_mode }) => writing_mode === 'vertical-lr')).toBe(true);
});

test('the pictures are few, small and have unique names', () => {
  // Both languages share the pictures of one spec.
  expect(pictures.size).toBeLessThanOrEqual(64);
  // Those that were drawn, which are all of them except in `npm test`.
  const sizes = [...pictures.keys()].map((key) => files.get(key)?.length ?? 0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(320_000);
  expect(sizes.filter((size) => size > 250_000).length).toBeLessThanOrEqual(4);
  expect(new Set([...pictures.values()].map(designPictureFilename)).size).toBe(pictures.size);
});

/** Layers that show a sample of the customer's picture, which needs only the resolution of a screen. */
const samples = new Set(['定制区域', '照片', '组内图片', 'Custom area', 'Photo', 'Group image']);

function isLowResolution(kind: string): boolean {
  return kind === 'low_resolution' || kind === 'very_low_resolution';
}

/** Draws a config with its default values. */
async function drawDefaults(config: TemplateConfig, areas: { custom?: string; effect?: string }): Promise<Drawing> {
  const scene = sceneOf(config, { areas });
  const scale = Math.min(1, sidePx / Math.max(config.width, config.height));
  return render(scene, await loadAssets(scene, source), { scale });
}

async function store(id: string, drawing: Drawing): Promise<string> {
  files.set(`drawn ${id}`, await encodeImage(drawing, { format: 'png', quality: 80, dpi: 150 }));
  return `drawn ${id}`;
}

/** The standard deviation of an image on white: 0 for a blank one. */
function deviationOf(data: Uint8ClampedArray): number {
  const greens = Array.from({ length: data.length / 4 }, (_, index) => {
    const alpha = (data[index * 4 + 3] ?? 0) / 255;
    return (data[index * 4 + 1] ?? 0) * alpha + 255 * (1 - alpha);
  });
  const mean = greens.reduce((sum, green) => sum + green, 0) / greens.length;
  return Math.sqrt(greens.reduce((sum, green) => sum + (green - mean) ** 2, 0) / greens.length);
}
