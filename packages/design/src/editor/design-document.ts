import { applyOrder, type OrderValues } from '../apply-order.ts';
import type { Layer } from '../layers/index.ts';
import { applyChange } from '../order-changes.ts';
import type { TemplateConfig } from '../template.ts';
import { changeLayers } from './tree-edits.ts';

/** One canvas. It is immutable: an edit returns a new one that shares unchanged parts. */
export interface CanvasConfig extends Omit<Readonly<TemplateConfig>, 'layers'> {
  readonly layers: readonly Layer[];
}

/** The part of the editor that is saved and undone. Everything else is its session. */
export interface DesignDocument {
  readonly configs: readonly CanvasConfig[];
  readonly fontLibraryIds: readonly number[];
  /**
   * The values of an order by the label of the item. If defined, an order is edited: its layers stay the template's,
   * and only this and each config's `layer_diff` change.
   */
  readonly orderValues?: OrderValues;
}

export function findConfig(document: DesignDocument, configId: string): CanvasConfig | undefined {
  return document.configs.find(({ id }) => id === configId);
}

/** Changes one config; returns the same document if nothing changes. */
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

/** Adds fonts to the document. */
export function withFonts(document: DesignDocument, fontLibraryIds: readonly number[]): DesignDocument {
  const all = [...new Set([...document.fontLibraryIds, ...fontLibraryIds])];
  return all.length === document.fontLibraryIds.length ? document : { ...document, fontLibraryIds: all };
}

/** The layers of a config as its canvas shows them, with the values and changes of an order. */
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

/** The layers with the values of the order but without its layer diff, which is relative to these. */
export function filledLayers(values: OrderValues, { layers }: Pick<CanvasConfig, 'layers'>): readonly Layer[] {
  const known = filledOf.get(layers);
  if (known && known.values === values) return known.layers;
  const filled = applyOrder(layers, values, {});
  filledOf.set(layers, { values, layers: filled });
  return filled;
}

/** Cached, because a drag requests the same layers at every pointer move. */
interface Shown {
  readonly values: OrderValues;
  readonly layers: readonly Layer[];
}
const changedLayers = new WeakMap<CanvasConfig, Shown>();
const filledOf = new WeakMap<readonly Layer[], Shown>();
