import { applyOrder, type OrderValues } from '../apply-order.ts';
import type { Layer } from '../layers/index.ts';
import { applyChange } from '../order-changes.ts';
import type { TemplateConfig } from '../template.ts';
import { changeLayers } from './tree-edits.ts';

/** One canvas. What is edited is never changed in place: an edit gives a new one that shares what stayed. */
export interface CanvasConfig extends Omit<Readonly<TemplateConfig>, 'layers'> {
  readonly layers: readonly Layer[];
}

/** What is saved, and what undo brings back. Everything else about an editor is its session. */
export interface DesignDocument {
  readonly configs: readonly CanvasConfig[];
  readonly fontLibraryIds: readonly number[];
  /**
   * What an order filled in, by the label of the item. Where it is there, an order is edited: its layers stay the
   * template's, and what changes is this and each config's `layer_diff`.
   */
  readonly orderValues?: OrderValues;
}

export function findConfig(document: DesignDocument, configId: string): CanvasConfig | undefined {
  return document.configs.find(({ id }) => id === configId);
}

/** The document with one config changed; the very same where nothing changes. */
export function changeConfig(
  document: DesignDocument,
  configId: string,
  change: (config: CanvasConfig) => CanvasConfig,
): DesignDocument {
  const position = document.configs.findIndex(({ id }) => id === configId);
  const before = document.configs[position];
  const after = before && change(before);
  if (!after || after === before) return document;
  return { ...document, configs: document.configs.with(position, after) };
}

export function withLayers(config: CanvasConfig, layers: readonly Layer[]): CanvasConfig {
  return layers === config.layers ? config : { ...config, layers };
}

/** The document with these fonts among its own. */
export function withFonts(document: DesignDocument, fontLibraryIds: readonly number[]): DesignDocument {
  const all = [...new Set([...document.fontLibraryIds, ...fontLibraryIds])];
  return all.length === document.fontLibraryIds.length ? document : { ...document, fontLibraryIds: all };
}

/** A config's layers as its canvas shows them: those of an order with what the order fills in and changes. */
export function layersOnCanvas(document: DesignDocument, config: CanvasConfig): readonly Layer[] {
  if (!document.orderValues) return config.layers;
  const known = changedLayers.get(config);
  if (known && known.values === document.orderValues) return known.layers;
  const filled = filledLayers(document.orderValues, config);
  const changed = new Set(Object.keys(config.layer_diff));
  const layers = changeLayers(filled, changed, (layer) => applyChange(layer, config.layer_diff[layer.id] ?? {}));
  changedLayers.set(config, { values: document.orderValues, layers });
  return layers;
}

/** With what the order fills in, without what it changes: a change is measured from here. */
export function filledLayers(values: OrderValues, { layers }: Pick<CanvasConfig, 'layers'>): readonly Layer[] {
  const known = filledOf.get(layers);
  if (known && known.values === values) return known.layers;
  const filled = applyOrder(layers, values, {});
  filledOf.set(layers, { values, layers: filled });
  return filled;
}

/** A drag asks for the same layers at every step of the pointer. */
interface Shown {
  readonly values: OrderValues;
  readonly layers: readonly Layer[];
}
const changedLayers = new WeakMap<CanvasConfig, Shown>();
const filledOf = new WeakMap<readonly Layer[], Shown>();
