import type { TemplateKind } from '@platen/model/sku-templates';
import { fitInto } from '../fitting.ts';
import { type Point, toHundredths } from '../geometry.ts';
import { layerValue } from '../layer-items.ts';
import { layerKindOf, type Layer, type LayerType } from '../layers/index.ts';
import { newLayer } from '../new-layer.ts';
import type { ItemValue } from '@platen/model/fields';
import { idsOf, withChildren } from '../tree.ts';
import type { CanvasConfig } from './design-document.ts';
import { typesIn } from './holding.ts';
import { isLocked, type LayerPlace, placesOf } from './layer-places.ts';
import { keepsRatio } from './scaling.ts';
import { changeChildren } from './tree-edits.ts';

/** What the add-layer menu offers: what may lie on the canvas, and what may lie in the layer that is picked. */
export function addableTypes(parent: LayerPlace | undefined, templateKind: TemplateKind): readonly LayerType[] {
  return parent && isLocked(parent) ? [] : typesIn(parent?.layer, templateKind);
}

export interface AddOptions {
  readonly dpi: number;
  /** The container that it is added to; none is the canvas. */
  readonly parentId?: string | undefined;
  /** Where its middle is to lie, in the frame of its container; else in the middle of that. */
  readonly middle?: Point | undefined;
}

/** A new layer, uppermost in its container, no larger than that. */
export function addLayer(
  config: CanvasConfig,
  type: LayerType,
  { dpi, parentId, middle }: AddOptions,
): { layers: readonly Layer[]; id: string } {
  const parent = parentId === undefined ? undefined : placesOf(config.layers).get(parentId)?.layer;
  const taken = idsOf(config.layers);
  const around = parent ?? config;
  const made = withFirstContent(pointing(newLayer(type, { dpi, taken }), parent), dpi, taken);
  const size = keepsRatio(made)
    ? fitInto(made, around)
    : { width: Math.min(made.width, around.width), height: Math.min(made.height, around.height) };
  const { x, y } = middle ?? { x: around.width / 2, y: around.height / 2 };
  const layer: Layer = {
    ...made,
    width: toHundredths(size.width),
    height: toHundredths(size.height),
    left: Math.round(x - size.width / 2),
    top: Math.round(y - size.height / 2),
  };
  return { layers: changeChildren(config.layers, parentId, (children) => [...children, layer]), id: layer.id };
}

/** A container of one kind of layer begins with one of it: empty, it could show nothing. */
function withFirstContent(layer: Layer, dpi: number, taken: ReadonlySet<string>): Layer {
  const [type, ...others] = layerKindOf(layer).children as readonly LayerType[];
  if (type === undefined || others.length > 0) return layer;
  const child = pointing(newLayer(type, { dpi, taken: new Set([...taken, layer.id]) }), layer);
  const { width, height } = layer;
  return withChildren(layer, [{ ...child, width, height }]);
}

/** What refers to something of its container refers to the first of it. */
function pointing<L extends Layer>(layer: L, parent: Layer | undefined): L {
  const references = layerKindOf(layer).fields.flatMap((field) =>
    field.kind === 'reference' && parent ? [[field.key, firstReferred(parent, field.to)] as const] : [],
  );
  return { ...layer, ...Object.fromEntries(references) };
}

function firstReferred(parent: Layer, to: 'images' | 'texts' | 'template'): string {
  if (to === 'template') return (layerValue(parent, to) as ItemValue | undefined)?.value ?? '';
  return (layerValue(parent, to) as readonly { id: string }[] | undefined)?.[0]?.id ?? '';
}
