import { dpiDefault } from './constants.ts';
import { shownConfigs } from './drawing-plan.ts';
import { sampleOrder } from './drawn-order.ts';
import type { Item } from './items.ts';
import { withoutLabels } from './label-check.ts';
import { itemsOf } from './layer-items.ts';
import type { LayerContext } from './layers/define-layer.ts';
import { type Layer, layerKindOf } from './layers/index.ts';
import { configsFor, type Design } from './order-images.ts';
import { sceneOf, shownLayers } from './scene.ts';
import type { TemplateConfig } from './template.ts';

/** A production image that is empty unless its order fills in at least one of these custom items. */
export interface PrintToFill {
  readonly name: string;
  readonly keys: readonly string[];
}

/**
 * The production images of a size that have no content of their own. Where the layers alone do not tell, an image counts
 * as having some: the print check draws it and finds what is missing here.
 */
export function printsToFill(design: Design, size: string): PrintToFill[] {
  const order = sampleOrder({ size });
  return configsFor(design, 'production', size).flatMap((config, position): PrintToFill[] => {
    const image = { role: 'production', position, config } as const;
    const shown = [config, ...shownConfigs({ ...design, dpi_value: dpiDefault }, order, image)];
    const keys = new Set<string>();
    for (const content of shown.flatMap(contentsOf)) {
      if (content === 'fixed') return [];
      keys.add(content.key);
    }
    return keys.size > 0 ? [{ name: config.name, keys: [...keys] }] : [];
  });
}

type Content = 'fixed' | { readonly key: string };

function contentsOf(config: TemplateConfig): Content[] {
  const scene = sceneOf({ ...config, layers: withoutLabels(config.layers) });
  return [...shownLayers(scene)].flatMap(({ layer, context }) => contentOf(layer, context));
}

function contentOf(layer: Layer, context: LayerContext): readonly Content[] {
  const kind = layerKindOf(layer);
  const items = itemsOf(layer);
  // The configs that an area shows are listed beside this one.
  if (kind.area) return [];
  const isOpenOtherwise =
    (layer.can_design_in_order && kind.orderChanges.length > 0) ||
    items.some((at) => at.kind === 'template' && at.item.editable);
  if (isOpenOtherwise) return ['fixed'];
  const text = kind.textItems?.(layer, context)?.text;
  if (text) return contentOfItem(text);
  if (layer.children.length > 0 && !kind.fields.some((field) => field.kind === 'color')) return [];
  const pictures = items.filter((at) => at.kind === 'image');
  return pictures.length === 0 ? ['fixed'] : pictures.flatMap(({ item }) => contentOfItem(item));
}

function contentOfItem({ value, editable, label }: Item): readonly Content[] {
  if (value.trim() !== '') return ['fixed'];
  return editable ? [{ key: label }] : [];
}
