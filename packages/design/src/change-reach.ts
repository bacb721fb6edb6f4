import { applyOrder, type OrderValues } from './apply-order.ts';
import { counterpartOf } from './counterparts.ts';
import { type PrintedDesign, shownConfigs } from './drawing-plan.ts';
import { sampleOrder } from './drawn-order.ts';
import type { Layer } from './layers/index.ts';
import type { TemplateConfig } from './template.ts';
import { findLayer } from './tree.ts';

/** How far a change of one layer goes among the images of an order. */
export interface ChangeReach {
  /** The layer itself, as it is without the order's changes. */
  readonly layer: Layer;
  /** The layers of other configs that it is carried over to. */
  readonly counterparts: readonly { readonly config: TemplateConfig; readonly layer: Layer }[];
  /** The configs that show the change: through a counterpart, or because they show an image that does. */
  readonly reached: readonly TemplateConfig[];
  /** The configs that stay as they are: they have no such layer, or do not leave it to orders. */
  readonly missed: readonly TemplateConfig[];
}

/**
 * @param configs those that the order is drawn from
 * @param from the config whose layer is changed
 */
export function changeReach(
  design: PrintedDesign,
  configs: readonly TemplateConfig[],
  order: { readonly size: string; readonly values: OrderValues },
  from: TemplateConfig,
  layerId: string,
): ChangeReach | undefined {
  const filled = (config: TemplateConfig) => applyOrder(config.layers, order.values, {});
  const layer = findLayer(filled(from), layerId);
  if (!layer) return undefined;
  const others = configs.filter(({ id }) => id !== from.id);
  const counterparts = others.flatMap((config) => {
    const there = counterpartOf(layer, filled(config));
    return there?.can_design_in_order ? [{ config, layer: there }] : [];
  });
  const drawn = sampleOrder({ size: order.size, values: order.values });
  const isReached = (config: TemplateConfig) =>
    counterparts.some((each) => each.config === config) ||
    shownConfigs(design, drawn, { role: config.type, position: 0, config }).some(({ id }) => id === from.id);
  return {
    layer,
    counterparts,
    reached: others.filter(isReached),
    missed: others.filter((config) => !isReached(config)),
  };
}
