import { deriveExcelConfig } from '@platen/design/excel-config';
import { newId } from '@platen/design/ids';
import type { ImageItem } from '@platen/design/items';
import type { Layer } from '@platen/design/layers/index';
import { layerKindOf } from '@platen/design/layers/index';
import { type TemplateConfig, templateConfigSchema } from '@platen/design/template';
import { mapLayers } from '@platen/design/tree';
import { seededRandom } from '../catalogue/random.ts';
import type { Translate } from '../translate.ts';

type Parts = Pick<TemplateConfig, 'name' | 'type' | 'width' | 'height'> &
  Partial<Pick<TemplateConfig, 'size' | 'price'>>;

/** A config as the designer would save it. The same design gets the same ids on every start of the demo. */
export function configOf(seed: string, t: Translate, parts: Parts, layers: readonly Layer[]): TemplateConfig {
  const { next } = seededRandom(`${seed} ${parts.type} ${parts.name}`);
  const taken = new Set<string>();
  const fresh = (prefix: string) => {
    const id = `${prefix}-${newId(new Set(), next)}`;
    if (taken.has(id)) return fresh(prefix);
    taken.add(id);
    return id;
  };
  const named = mapLayers(layers, (layer) => ({ ...layer, id: fresh(layer.type), name: nameOf(layer, t) }));
  return templateConfigSchema.parse({
    id: fresh(parts.type),
    ...parts,
    layers: named,
    layer_diff: {},
    excel_config: deriveExcelConfig(named),
  });
}

/** A layer without a name is named after its kind. */
function nameOf(layer: Layer, t: Translate): string {
  const { label } = layerKindOf(layer);
  return layer.name === label.zh || layer.name === label.en ? t(label.zh, label.en) : layer.name;
}

const lengths = [
  'left',
  'top',
  'width',
  'height',
  'font_size',
  'letter_spacing',
  'stroke_width',
  'horizontal_gap',
  'vertical_gap',
] as const;

/** The same layers on a canvas that is `scale` times larger, moved by `dx`, `dy` px of that canvas. */
export function placedAt(layers: readonly Layer[], scale: number, dx = 0, dy = 0): readonly Layer[] {
  return mapLayers(layers, (layer) => scaleLayer(layer, scale)).map((layer) => ({
    ...layer,
    left: round(layer.left + dx),
    top: round(layer.top + dy),
  }));
}

function scaleLayer(layer: Layer, scale: number): Layer {
  const before = layer as unknown as Record<string, unknown>;
  const after: Record<string, unknown> = { ...before };
  for (const key of lengths) if (typeof before[key] === 'number') after[key] = round(before[key] * scale);
  if (layer.type === 'TileImageArea') {
    after['image_size'] = sizeOf(layer.image_size, scale);
    after['url'] = scaleOptions(layer.url, scale);
  }
  return after as unknown as Layer;
}

/** The options of a tile include its size, which must scale with the print. */
function scaleOptions(item: ImageItem, scale: number): ImageItem {
  if (!item.options) return item;
  const options = item.options.map(({ width, height, ...option }) =>
    width === undefined || height === undefined ? option : { ...option, ...sizeOf({ width, height }, scale) },
  );
  return { ...item, options };
}

const sizeOf = ({ width, height }: { width: number; height: number }, scale: number) => ({
  width: round(width * scale),
  height: round(height * scale),
});

/** Rounds to 1/100 px, which is invisible and keeps stored configs readable. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
