import { applyOrder, type OrderValues } from './apply-order.ts';
import { counterpartOf } from './counterparts.ts';
import { type PrintedDesign, shownConfigs } from './drawing-plan.ts';
import { sampleOrder } from './drawn-order.ts';
import type { Layer } from './layers/index.ts';
import type { TemplateConfig } from './template.ts';
import { findLayer } from './tree.ts';

/** Which images of an order a change of one layer affects. */
export interface ChangeReach {
  /** The layer itself, without the changes of the order. */
  readonly layer: Layer;
  /** The counterparts in other configs that get the change too. */
  readonly counterparts: readonly { readonly config: TemplateConfig; readonly layer: Layer }[];
  /** The configs that show the change: through a counterpart, or because they show an image that does. */
  readonly reached: readonly TemplateConfig[];
  /** The configs that stay unchanged: they have no such layer, or it is not editable in orders. */
  readonly missed: readonly TemplateConfig[];
}

/**
 * @param configs the configs that the order is drawn from
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
