import type { OrderValues } from '../apply-order.ts';
import { counterpartOf, labelsOf, transferChange } from '../counterparts.ts';
import { withoutOverrides } from '../custom-values.ts';
import { layerValue } from '../layer-items.ts';
import { placementFields } from '../layers/common-fields.ts';
import type { Layer } from '../layers/index.ts';
import { withChange } from '../order-changes.ts';
import type { LayerChange } from '../template.ts';
import {
  type CanvasConfig,
  changeConfig,
  type DesignDocument,
  filledLayers,
  findConfig,
  withLayers,
} from './design-document.ts';
import { indexLayers } from './layer-nodes.ts';
import { type LayerEdits, type LayerValues, setLayerValues } from './tree-edits.ts';

/** Sets values of layers: in the layers themselves, or in the layer diff if an order is edited. */
export function editLayers(document: DesignDocument, configId: string, edits: LayerEdits): DesignDocument {
  if (!document.orderValues) {
    return changeConfig(document, configId, (config) => withLayers(config, setLayerValues(config.layers, edits)));
  }
  return [...edits].reduce(
    (current, [layerId, values]) => changeInOrder(current, configId, layerId, placementIn(values)),
    document,
  );
}

function placementIn(values: LayerValues): Partial<LayerChange> {
  return Object.fromEntries(placementFields.flatMap(({ key }) => (key in values ? [[key, values[key]]] : [])));
}

/**
 * Changes a layer and its counterparts for one order. Values that are undefined or equal to the template's are removed from
 * the diff. A layer that is not editable in orders stays unchanged.
 */
export function changeInOrder(
  document: DesignDocument,
  configId: string,
  layerId: string,
  change: Partial<LayerChange>,
): DesignDocument {
  const from = findConfig(document, configId);
  const values = document.orderValues;
  const layer = from && values && indexLayers(filledLayers(values, from)).get(layerId)?.layer;
  if (!values || !layer?.can_design_in_order) return document;
  const wanted = withoutOriginals(layer, change);
  return document.configs.reduce((current, config) => {
    if (config === from) return withDiff(current, config, layerId, wanted);
    const there = counterpartIn(layer, filledLayers(values, config));
    if (!there?.can_design_in_order) return current;
    return withDiff(current, config, there.id, withoutOriginals(there, transferChange(wanted, layer, there)));
  }, document);
}

function withoutOriginals(layer: Layer, change: Partial<LayerChange>): Partial<LayerChange> {
  const parts = Object.entries(change).map(([key, part]) => [
    key,
    Object.is(layerValue(layer, key), part) ? undefined : part,
  ]);
  return Object.fromEntries(parts) as Partial<LayerChange>;
}

function withDiff(
  document: DesignDocument,
  { id, layer_diff }: CanvasConfig,
  layerId: string,
  change: Partial<LayerChange>,
): DesignDocument {
  const before = layer_diff[layerId];
  const isSame = Object.entries(change).every(([key, part]) => Object.is(before?.[key as keyof LayerChange], part));
  if (isSame) return document;
  return changeConfig(document, id, (config) => ({ ...config, layer_diff: withChange(layer_diff, layerId, change) }));
}

/** Resets a layer to the template in every image, and its custom items to their initial values. */
export function restoreLayer(
  document: DesignDocument,
  configId: string,
  layerId: string,
  initialValues: OrderValues,
): DesignDocument {
  const config = findConfig(document, configId);
  if (!config || !document.orderValues) return document;
  const change = config.layer_diff[layerId] ?? {};
  const nothing = Object.fromEntries(Object.keys(change).map((key) => [key, undefined]));
  const placed = changeInOrder(document, configId, layerId, nothing);
  const layer = indexLayers(config.layers).get(layerId)?.layer;
  const initial = (layer ? labelsOf(layer) : []).map((label) => [label, initialValues[label] ?? ''] as const);
  return fillIn(placed, Object.fromEntries(initial));
}

/** Sets custom items of an order, and removes overrides of them in single images, because all images show the same value. */
export function fillIn(document: DesignDocument, values: OrderValues): DesignDocument {
  const { orderValues } = document;
  const changed = Object.entries(values).filter(([label, value]) => (orderValues?.[label] ?? '') !== value);
  if (!orderValues || changed.length === 0) return document;
  const labels = new Set(changed.map(([label]) => label));
  const configs = document.configs.map((config) => {
    const kept = withoutOverrides(config.layers, config.layer_diff, labels);
    return { ...config, layer_diff: kept };
  });
  return { ...document, configs, orderValues: { ...orderValues, ...Object.fromEntries(changed) } };
}

const counterparts = new WeakMap<Layer, WeakMap<readonly Layer[], { readonly found: Layer | undefined }>>();

/** Cached, because a drag requests the same counterparts at every pointer move. */
function counterpartIn(layer: Layer, others: readonly Layer[]): Layer | undefined {
  const ofLayer = counterparts.get(layer) ?? new WeakMap<readonly Layer[], { found: Layer | undefined }>();
  counterparts.set(layer, ofLayer);
  const known = ofLayer.get(others) ?? { found: counterpartOf(layer, others) };
  ofLayer.set(others, known);
  return known.found;
}
