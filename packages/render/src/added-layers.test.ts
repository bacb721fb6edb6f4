import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PrintedDesign, planDrawing } from '@platen/design/drawing-plan';
import { sampleOrder } from '@platen/design/drawn-order';
import { addableTypes } from '@platen/design/editor/add-layer';
import { layersOf } from '@platen/design/editor/editor';
import { add } from '@platen/design/editor/editor-actions';
import { indexLayers } from '@platen/design/editor/layer-nodes';
import { type LayerType, layerKinds, layerTypes } from '@platen/design/layers/index';
import { planImages } from '@platen/design/order-images';
import { checkBeforeSave } from '@platen/design/save-check';
import { type TemplateConfig, templateConfigSchema } from '@platen/design/template';
import { configWith, designer, type TestDesigner } from '@platen/design/testing/test-designer';
import { walkLayers } from '@platen/design/tree';
import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { Locale } from '@platen/model/text/locale';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { isRefusal, newPlanPainter, type PlanPainter, prepareInMemory, unpackFont } from './node.ts';

/**
 * A new layer must be usable as it is, of whatever type and wherever it is added: it passes the checks before a save,
 * and it never causes a production image to be refused.
 */

const require = createRequire(import.meta.url);
const fontFiles: Readonly<Record<Locale, string>> = {
  'zh-CN': require.resolve('@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf'),
  'en-US': require.resolve('@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2'),
};

let painter: PlanPainter;
beforeAll(async () => {
  const create = { width: 64, height: 64, channels: 3, background: '#4080c0' } as const;
  const brought = await prepareInMemory(await sharp({ create }).png().toBuffer());
  painter = newPlanPainter({
    font: async (name) => unpackFont(await readFile(fontFiles[name as Locale])),
    image: async () => brought,
  });
});

/** Typical print sizes in px with their resolution: a mug, a sticker, a card and a poster. */
const pages = [
  { width: 2362, height: 945, dpi: 300 },
  { width: 591, height: 591, dpi: 150 },
  { width: 1040, height: 1500, dpi: 300 },
  { width: 800, height: 600, dpi: 150 },
] as const;

interface Add {
  /** The index of the container, modulo the number of containers that accept layers; the first one is the canvas. */
  readonly into: number;
  /** The index of the type, modulo the number of types that the container accepts. */
  readonly kind: number;
}

const adds: fc.Arbitrary<Add[]> = fc.array(fc.record({ into: fc.nat(30), kind: fc.nat(30) }), {
  minLength: 1,
  maxLength: 8,
});

/** Adds a layer with the same editor action as the add-layer menu. */
function addOne(person: TestDesigner, { into, kind }: Add): LayerType | undefined {
  const places = [undefined, ...indexLayers(layersOf(person.editor)).values()];
  const containers = places.filter((place) => addableTypes(person.editor, place).length > 0);
  const parent = containers[into % containers.length];
  const types = addableTypes(person.editor, parent);
  const type = types[kind % types.length];
  if (type) person.wait(1000).act((editor, now) => add(editor, type, now, parent?.layer.id));
  return type;
}

function open(kind: TemplateKind, locale: Locale, { dpi, ...size }: (typeof pages)[number]): TestDesigner {
  const config = (id: string, type: TemplateConfig['type']) => configWith([], { id, name: id, type, ...size });
  const configs = [config('p', 'production'), ...(kind === 'form_order' ? [] : [config('e', 'effect')])];
  return designer([], { configs, templateKind: kind, locale, dpi, fonts: [{ id: 1, name: locale }] });
}

async function expectPrintable(person: TestDesigner): Promise<void> {
  const { configs } = person.document;
  for (const config of configs) {
    expect(templateConfigSchema.safeParse(config).error).toBeUndefined();
    expect(checkBeforeSave(config.layers)).toEqual([]);
  }
  const { templateKind, dpi } = person.editor.setup;
  const ofType = (type: TemplateConfig['type']) =>
    (configs as readonly TemplateConfig[]).filter((config) => config.type === type);
  const design: PrintedDesign = {
    kind: templateKind,
    dpi_value: dpi,
    production_image_configs: ofType('production'),
    effect_image_configs: ofType('effect'),
    custom_area_configs: [],
  };
  const order = { ...sampleOrder({ suppliedUrls: ['/brought.png'] }), isSample: false };
  for (const image of planImages(design, { size: '', suppliedCount: 1 }, 'production')) {
    const findings = await painter.check(planDrawing(design, order, image, 'production'));
    expect(findings.filter(isRefusal)).toEqual([]);
  }
}

const slow = { timeout: 240_000 };

it('saves and prints whatever was added, in whatever order', slow, async () => {
  const seen = new Set<LayerType>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<TemplateKind>('micro_custom', 'form_order'),
      fc.constantFrom<Locale>('zh-CN', 'en-US'),
      fc.constantFrom(...pages),
      adds,
      async (kind, locale, page, all) => {
        const person = open(kind, locale, page);
        // Something printed: an image of which every layer is still empty is refused, whatever its layers are.
        person.wait(1000).act((editor, now) => add(editor, 'Rect', now));
        for (const each of all) addOne(person, each);
        for (const { type } of walkLayers(layersOf(person.editor))) seen.add(type);
        await expectPrintable(person);
      },
    ),
    { numRuns: 60 },
  );
  expect(seen.size).toBeGreaterThan(10);
});

it.each(pages)('saves and prints every kind of layer at once, on $width × $height px', slow, async (page) => {
  for (const kind of ['micro_custom', 'form_order'] as const) {
    const person = open(kind, 'en-US', page);
    for (const type of addableTypes(person.editor, undefined)) {
      person.wait(1000).act((editor, now) => add(editor, type, now));
      fillContainers(person);
    }
    const added = new Set([...walkLayers(layersOf(person.editor))].map(({ type }) => type));
    const excluded = layerTypes.filter((type) => layerKinds[type].templates[kind] === 'excluded');
    expect(layerTypes.filter((type) => !added.has(type))).toEqual(excluded);
    await expectPrintable(person);
  }
});

/**
 * Adds one layer of each accepted type to every container that has none of it yet. Groups are skipped, because they
 * accept the types of the canvas, which are added there already.
 */
function fillContainers(person: TestDesigner): void {
  for (const [id, place] of indexLayers(layersOf(person.editor))) {
    if (place.layer.type === 'Group') continue;
    for (const type of addableTypes(person.editor, place)) {
      if (person.layer(id).children.some((child) => child.type === type)) continue;
      person.wait(1000).act((editor, now) => add(editor, type, now, id));
      fillContainers(person);
    }
  }
}
