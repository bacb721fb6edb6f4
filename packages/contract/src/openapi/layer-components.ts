import type { LayerKind } from '@platen/design/layers/define-layer';
import { type LayerType, layerKinds, layersSchema, layerTypes, topLevelTypes } from '@platen/design/layers/index';
import { z } from 'zod';
import { describedAs, referenceTo } from '../described-as.ts';

const nameOf = (type: LayerType) => `${type}Layer`;

function oneOf(types: readonly LayerType[]) {
  return { oneOf: types.map((type) => referenceTo(nameOf(type))) };
}

/** A kind of layer, its children by reference: the schemas that check layers have one for each depth of the tree. */
function componentOf(type: LayerType): z.ZodType {
  const kind: LayerKind = layerKinds[type];
  const inner = kind.children as readonly LayerType[];
  const children = describedAs(z.unknown(), {
    type: 'array',
    items: inner.length > 0 ? oneOf(inner) : {},
    ...(inner.length === 0 && { maxItems: 0 }),
  });
  return kind.schema.extend({ children });
}

describedAs(layersSchema.element, referenceTo('Layer'));

/** Every kind of layer by its name, and what may lie on a canvas. */
export const layerComponents: Readonly<Record<string, z.ZodType>> = {
  Layer: describedAs(z.unknown(), oneOf(topLevelTypes)),
  ...Object.fromEntries(layerTypes.map((type) => [nameOf(type), componentOf(type)])),
};
