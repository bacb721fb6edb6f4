import type { ItemValue } from '@platen/model/fields/fields';
import { layerNameLengthMax } from '../constants.ts';
import { sizeForPicture } from '../fitting.ts';
import { type Size, toHundredths } from '../geometry.ts';
import { layerValue, withLayerValue } from '../layer-items.ts';
import { type Layer, type LayerType, layerKindOf } from '../layers/index.ts';
import { cutName } from '../naming.ts';
import { newLayer } from '../new-layer.ts';
import { hasOptionSize, withOptionSize } from '../option-size.ts';
import { withoutOrphanTemplates } from '../template-options.ts';
import { idsOf, withChildren } from '../tree.ts';
import { type CanvasConfig, withLayers } from './design-document.ts';
import { withNewIds } from './layer-actions.ts';
import { findNodes } from './layer-nodes.ts';
import { resizedInto } from './resize.ts';
import { keepsRatio, sideWithin } from './scaling.ts';
import { selectionBox } from './selection-box.ts';
import { changeLayers, type LayerEdits, type LayerValues, setLayerValues } from './tree-edits.ts';

/** Sets a property of layers. Layers whose schema rejects the value stay unchanged. */
export function withProperty(config: CanvasConfig, ids: readonly string[], key: string, value: unknown): CanvasConfig {
  const accepting = findNodes(config.layers, ids).filter(({ layer }) => acceptsValue(layer, key, value));
  if (key === 'width' || key === 'height') {
    const edits = accepting.flatMap((node) => [...sideEdits(node, key, value as number)]);
    return withLayers(config, setLayerValues(config.layers, new Map(edits)));
  }
  const changed = setLayerValues(config.layers, new Map(accepting.map(({ layer }) => [layer.id, { [key]: value }])));
  const acceptingIds = new Set(accepting.map(({ layer }) => layer.id));
  const withConsistentOptions = (layer: Layer) => withoutOrphanTemplates(key === 'url' ? withOptionSize(layer) : layer);
  const consistentLayers = changeLayers(changed, acceptingIds, withConsistentOptions);
  if (key !== 'template') return withLayers(config, consistentLayers);
  const before = new Map(accepting.map(({ layer }) => [layer.id, optionsOf(layer)]));
  const taken = idsOf(config.layers);
  return withLayers(
    config,
    changeLayers(consistentLayers, acceptingIds, (layer) =>
      withNewArrangements(layer, before.get(layer.id) ?? [], taken),
    ),
  );
}

const optionsOf = (layer: Layer) => (layerValue(layer, 'template') as Partial<ItemValue> | undefined)?.options ?? [];

/**
 * Adds an arrangement for each new option, as a copy of the first one. Without it, a customer who chooses the option would
 * get an empty print.
 */
function withNewArrangements(layer: Layer, before: ReturnType<typeof optionsOf>, taken: Set<string>): Layer {
  const [type] = layerKindOf(layer).children as readonly LayerType[];
  const added = optionsOf(layer).filter(({ value }) => !before.some((known) => known.value === value));
  const reference = type && layerKindOf({ type }).fields.find((field) => field.kind === 'reference')?.key;
  if (type === undefined || reference === undefined || added.length === 0) return layer;
  const { width, height } = layer;
  const first = layer.children[0] ?? { ...newLayer(type, { taken }), left: 0, top: 0, width, height };
  const made = added.map(({ value, label }) =>
    withLayerValue({ ...withNewIds(first, taken), name: cutName(label, layerNameLengthMax) }, reference, value),
  );
  return withChildren(layer, [...layer.children, ...made]);
}

function acceptsValue(layer: Layer, key: string, value: unknown): boolean {
  const { shape } = layerKindOf(layer).schema;
  const property = Object.hasOwn(shape, key) ? shape[key as keyof typeof shape] : undefined;
  return property !== undefined && property.safeParse(value).success;
}

/** Sets a side of a layer. Its content is scaled, and so is the other side if the ratio is locked. */
function sideEdits(node: Parameters<typeof resizedInto>[0][number], key: 'width' | 'height', px: number): LayerEdits {
  const box = selectionBox([node]);
  if (!box) return new Map();
  const { layer } = node;
  const factor = px / layer[key];
  const size = keepsRatio(layer)
    ? { width: sideWithin(layer.width * factor), height: sideWithin(layer.height * factor), [key]: px }
    : { width: layer.width, height: layer.height, [key]: px };
  return resizedInto([node], box, { left: layer.left, top: layer.top, ...size });
}

/** Adapts a layer to the ratio of another picture: widths stay, heights change, and the canvas limits both. */
export function resizeForPicture(config: CanvasConfig, id: string, picture: Size): CanvasConfig {
  const [node] = findNodes(config.layers, [id]);
  if (!node) return config;
  const { layer } = node;
  const shown: readonly Layer[] = layer.children.length > 0 ? layer.children : [layer];
  const sized = shown
    .filter((each) => layerKindOf(each).keepsRatio)
    .map((each): [string, LayerValues] => [each.id, roundedSize(sizeForPicture(each, picture, config))]);
  const tile = layerValue(layer, 'image_size') as Size | undefined;
  const tiles: [string, LayerValues][] =
    tile && !hasOptionSize(layer)
      ? [
          [
            id,
            { image_size: roundedSize({ width: tile.width, height: (tile.width * picture.height) / picture.width }) },
          ],
        ]
      : [];
  return withLayers(config, setLayerValues(config.layers, new Map([...sized, ...tiles])));
}

function roundedSize({ width, height }: Size): { width: number; height: number } {
  return { width: toHundredths(width), height: Math.max(1, toHundredths(height)) };
}
