import { applyOrder, type OrderValues } from './apply-order.ts';
import { parseColor } from './color.ts';
import { dpiDefault } from './constants.ts';
import type { Size } from './geometry.ts';
import type { Inherited, LayerContext } from './layers/define-layer.ts';
import { type Layer, layerKindOf } from './layers/index.ts';
import { maskOf } from './layers/picture-mask.ts';
import { type OrderFacts, sampleFacts } from './order-facts.ts';
import type { PrintOptions } from './print-options.ts';
import type { ResolutionLimits } from './resolution-limits.ts';
import type { LayerDiff } from './template.ts';

/** Everything that determines an image, except for the bytes of its fonts and pictures. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** With the order's values and changes applied. */
  readonly layers: readonly Layer[];
  readonly facts: OrderFacts;
  readonly areas: LayerContext['areas'];
  /** Only for a production image. */
  readonly print?: PrintOptions;
  /** Only if the template has its own limits. */
  readonly resolution?: ResolutionLimits;
}

export interface SceneSource {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
  readonly layer_diff?: LayerDiff;
  readonly resolution?: ResolutionLimits | undefined;
}

export interface SceneOrder {
  readonly values?: OrderValues;
  readonly facts?: OrderFacts;
  readonly areas?: LayerContext['areas'];
  readonly dpi?: number;
  readonly print?: PrintOptions | undefined;
}

export function sceneOf(config: SceneSource, order: SceneOrder = {}): Scene {
  return {
    width: config.width,
    height: config.height,
    dpi: order.dpi ?? dpiDefault,
    layers: applyOrder(config.layers, order.values ?? {}, config.layer_diff ?? {}),
    facts: order.facts ?? sampleFacts,
    areas: order.areas ?? {},
    ...(order.print && { print: order.print }),
    ...(config.resolution && { resolution: config.resolution }),
  };
}

/** Whether a layer is drawn. A hidden layer hides its children. */
export function isShown(layer: Layer, inherited: Inherited): boolean {
  return layer.visible && (layerKindOf(layer).isChosen?.(layer, inherited) ?? true);
}

/** The values that a layer passes to its children: its own, otherwise those of its container. */
export function inheritFrom(layer: Layer, inherited: Inherited): Inherited {
  const own = layerKindOf(layer).passToChildren?.(layer);
  return own ? { ...inherited, ...own } : inherited;
}

/** All shown layers with their context, containers before their children, in drawing order. */
export function* shownLayers(
  scene: Scene,
  layers: readonly Layer[] = scene.layers,
  inherited: Inherited = {},
): Generator<{ layer: Layer; context: LayerContext }> {
  for (const layer of layers) {
    if (!isShown(layer, inherited)) continue;
    yield { layer, context: { inherited, facts: scene.facts, areas: scene.areas } };
    yield* shownLayers(scene, layer.children, inheritFrom(layer, inherited));
  }
}

/** The fonts by name and the pictures by URL that must be loaded before the scene can be drawn. */
export function listAssets(scene: Scene): { fonts: string[]; images: string[] } {
  const fonts = new Set<string>();
  for (const { layer, context } of shownLayers(scene)) {
    fonts.add(layerKindOf(layer).textItems?.(layer, context)?.font_family.value ?? '');
  }
  fonts.delete('');
  return { fonts: [...fonts], images: [...new Set(listPictures(scene).map(({ url }) => url))] };
}

/** The frame that a picture covers. */
export interface ShownFrame extends Size {
  /** Whether it is one tile of many. */
  readonly isRepeated?: boolean;
}

/** A picture in a scene. */
export interface ShownPicture {
  readonly url: string;
  /** Undefined if it fills a text, whose size only the renderer can measure. */
  readonly frame: ShownFrame | undefined;
}

export function listPictures(scene: Scene): ShownPicture[] {
  const shown: ShownPicture[] = [];
  for (const { layer, context } of shownLayers(scene)) {
    const kind = layerKindOf(layer);
    const textItems = kind.textItems?.(layer, context);
    const url = kind.picture?.(layer, context)?.url ?? '';
    shown.push({ url, frame: 'image_size' in layer ? { ...layer.image_size, isRepeated: true } : layer });
    const filled = kind.fitsText ? undefined : layer;
    shown.push({ url: textItems?.fill_image.value ?? '', frame: filled });
    const mask = maskOf(layer);
    if (mask?.kind === 'image') shown.push({ url: mask.url, frame: layer });
    for (const text of [textItems?.color.value, ...paintsOf(layer)]) {
      const paint = text === undefined ? undefined : parseColor(text);
      if (paint?.kind === 'image') shown.push({ url: paint.url, frame: filled });
    }
  }
  return shown.filter(({ url }) => url !== '');
}

/** The color fields of a layer's kind: each may name a picture with `url()`. */
function paintsOf(layer: Layer): string[] {
  const values = layer as unknown as Record<string, string>;
  return layerKindOf(layer).fields.flatMap(({ kind, key }) => (kind === 'color' ? (values[key] ?? []) : []));
}
