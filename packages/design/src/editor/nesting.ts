import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { depthMax, type Layer, type LayerType, layerKinds, topLevelTypes } from '../layers/index.ts';
import { ancestorsOf, type LayerNode } from './layer-nodes.ts';

/** Rules for nesting layers. */

/** The types that are allowed in a layer, or on the canvas if `parent` is undefined. */
export function allowedTypesIn(parent: Layer | undefined, templateKind: TemplateKind): readonly LayerType[] {
  const types: readonly LayerType[] = parent ? layerKinds[parent.type].children : topLevelTypes;
  return types.filter((type) => layerKinds[type].templates[templateKind] !== 'excluded');
}

/** Whether a layer may be moved into another or onto the canvas, by its type and the maximum depth. */
export function canContain(parent: LayerNode | undefined, layer: Layer, templateKind: TemplateKind): boolean {
  return (
    allowedTypesIn(parent?.layer, templateKind).includes(layer.type) && depthIn(parent) + heightOf(layer) <= depthMax
  );
}

/** The depth of a child of this parent. */
export function depthIn(parent: LayerNode | undefined): number {
  return parent ? 1 + [...ancestorsOf(parent)].length : 0;
}

function heightOf({ children }: Layer): number {
  return children.length === 0 ? 0 : 1 + Math.max(...children.map(heightOf));
}

/** Whether a layer can be ungrouped: it accepts everything that a canvas does, and its children do not depend on it. */
export function isGroup({ type }: Layer): boolean {
  const { children } = layerKinds[type];
  return children.length > 0 && children.every((child) => (topLevelTypes as readonly string[]).includes(child));
}
