import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { DrawingPlan } from './drawing-plan.ts';
import type { ItemKind } from './items.ts';
import { type ItemAt, itemsOf } from './layer-items.ts';
import { type Layer, layerKindOf } from './layers/index.ts';
import { walkLayers } from './tree.ts';

/**
 * A template has no values: what its orders fill in is missing, which is as it should be. What this leaves over would be
 * missing in the orders too.
 */

/** A finding of the renderer, of which only these properties matter here. */
interface TemplateFinding {
  readonly kind: string;
  readonly layer_id: string;
}

/** Whether orders will settle a finding about an image of their template. */
export function isSettledByOrders(plan: DrawingPlan, kind: TemplateKind, finding: TemplateFinding): boolean {
  if (finding.kind === 'blank_image' || finding.kind === 'only_label') return fillersOf(plan, kind).length > 0;
  if (finding.kind !== 'missing_image') return false;
  const layer = layersOf(plan).find(({ id }) => id === finding.layer_id);
  if (!layer) return false;
  if (layerKindOf(layer).area) return kind === 'form_order';
  return itemsOf(layer).some((at) => at.kind === 'image' && at.item.editable);
}

/** Whether an order that fills in nothing has nothing to print, although its template can be ordered like that. */
export function canBeLeftBlank(plan: DrawingPlan, kind: TemplateKind): boolean {
  return fillersOf(plan, kind).every((required) => !required);
}

/** For each thing that gives an empty image some content, whether every order has it. */
function fillersOf(plan: DrawingPlan, kind: TemplateKind): boolean[] {
  return layersOf(plan).flatMap(fillersIn[kind]);
}

const fillersIn: Record<TemplateKind, (layer: Layer) => readonly boolean[]> = {
  micro_custom: (layer) =>
    itemsOf(layer)
      .filter(isFilledIn)
      .map(({ item }) => item.required),
  form_order: (layer) => (layerKindOf(layer).area ? [true] : []),
  // Its images are never printed.
  batch_order: () => [true],
};

/** Whether an item gives content to an image that has none: the others only change what is there. */
const fillsImage: Record<ItemKind, 'always' | 'without_default' | 'never'> = {
  template: 'always',
  text: 'without_default',
  image: 'without_default',
  color: 'never',
  font_family: 'never',
};

function isFilledIn({ kind, item }: ItemAt): boolean {
  const fills = fillsImage[kind];
  return item.editable && (fills === 'always' || (fills === 'without_default' && item.value.trim() === ''));
}

/** The layers of an image and of the images that it shows in its areas, without the hidden ones. */
function layersOf({ scene, parts }: DrawingPlan): Layer[] {
  return [...visibleLayers(scene.layers), ...parts.flatMap(({ plan }) => layersOf(plan))];
}

/** A hidden layer hides its children. Arrangements that are not chosen now may be chosen by an order. */
export function visibleLayers(layers: readonly Layer[]): Layer[] {
  return [...walkLayers(layers, ({ visible, opacity }) => visible && opacity !== 0)];
}
