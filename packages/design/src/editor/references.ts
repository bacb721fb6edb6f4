import type { FieldKind, ItemValue, NamedItemValue, NamedTextValue } from '@platen/model/fields/fields';
import { layerValue } from '../layer-items.ts';
import { type Layer, layerKindOf } from '../layers/index.ts';
import { ancestorsOf, type LayerNode } from './layer-nodes.ts';

/** What a layer in a container can refer to: one of its images or texts, or its arrangement. */

export type ReferenceTo = 'images' | 'texts' | 'template';

const listKinds = { images: 'image_list', texts: 'text_list', template: 'template_item' } as const satisfies Record<
  ReferenceTo,
  FieldKind
>;

/** The container with the list, which may not be the nearest one, because arrangements have no lists of their own. */
export function listOwner(parent: LayerNode | undefined, to: ReferenceTo): Layer | undefined {
  if (!parent) return undefined;
  return [parent, ...ancestorsOf(parent)].map(({ layer }) => layer).find((layer) => hasList(layer, to));
}

function hasList(layer: Layer, to: ReferenceTo): boolean {
  return layerKindOf(layer).fields.some(({ kind, key }) => key === to && kind === listKinds[to]);
}

export interface ReferenceChoice {
  readonly value: string;
  readonly label: string;
}

/** The possible targets of a reference in this container, with their names. */
export function referenceChoices(parent: LayerNode | undefined, to: ReferenceTo): readonly ReferenceChoice[] {
  const owner = listOwner(parent, to);
  return owner ? choicesIn[to](layerValue(owner, to)) : [];
}

const numbered = (label: string, index: number) => label || `${index + 1}`;

const choicesIn: Record<ReferenceTo, (value: unknown) => readonly ReferenceChoice[]> = {
  images: (value) =>
    (value as readonly NamedItemValue[]).map(({ id, label }, index) => ({ value: id, label: numbered(label, index) })),
  texts: (value) =>
    (value as readonly NamedTextValue[]).map(({ id, text }, index) => ({
      value: id,
      label: numbered(text.label || text.value, index),
    })),
  template: (value) => (value as ItemValue).options ?? [],
};
