import type { TemplateKind } from '@platen/model/sku-templates';
import { layerKindOf, depthMax, type Layer, layerKinds, type LayerType, topLevelTypes } from '../layers/index.ts';
import { ancestorsOf, type LayerNode } from './layer-nodes.ts';

/** Which layers may lie where. */

const areaTypes: ReadonlySet<LayerType> = new Set<LayerType>(['CustomArea', 'EffectArea']);

/** What may lie directly on the canvas; the areas only where customers bring finished images. */
function typesOnCanvas(templateKind: TemplateKind): readonly LayerType[] {
  return templateKind === 'form_order' ? topLevelTypes : topLevelTypes.filter((type) => !areaTypes.has(type));
}

/** What may lie in a layer, or on the canvas where that is undefined. */
export function allowedTypesIn(parent: Layer | undefined, templateKind: TemplateKind): readonly LayerType[] {
  return parent ? (layerKindOf(parent).children as readonly LayerType[]) : typesOnCanvas(templateKind);
}

/** Whether a layer may be put into another, or onto the canvas: by its kind, and not too deep. */
export function canContain(parent: LayerNode | undefined, layer: Layer, templateKind: TemplateKind): boolean {
  return (
    allowedTypesIn(parent?.layer, templateKind).includes(layer.type) && depthIn(parent) + heightOf(layer) <= depthMax
  );
}

/** Of a layer that lies in another, or on the canvas. */
export function depthIn(parent: LayerNode | undefined): number {
  return parent ? 1 + [...ancestorsOf(parent)].length : 0;
}

function heightOf({ children }: Layer): number {
  return children.length === 0 ? 0 : 1 + Math.max(...children.map(heightOf));
}

/** A group holds whatever lies on a canvas, and nothing depends on being in it: only groups can be undone. */
export function isGroup({ type }: Layer): boolean {
  const { children } = layerKinds[type];
  return children.length > 0 && children.every((child) => (topLevelTypes as readonly string[]).includes(child));
}
