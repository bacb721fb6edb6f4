import type { OrderValues } from './apply-order.ts';
import { factsOfOrder, type OrderFacts, type OrderForFacts, sampleFacts } from './order-facts.ts';
import type { LayerDiff, TemplateConfig } from './template.ts';

/** The data of an order that its images depend on. */
export interface DrawnOrder {
  readonly size: string;
  readonly values: OrderValues;
  /** Layer diffs by the id of the config. Configs without one are unchanged. */
  readonly layer_diff: Readonly<Record<string, LayerDiff>>;
  readonly facts: OrderFacts;
  /** The URLs of the supplied images. */
  readonly suppliedUrls: readonly string[];
  /** A sample for a template without an order: supplied images are pending instead of missing. */
  readonly isSample?: boolean;
}

type OrderParts = Omit<DrawnOrder, 'facts' | 'isSample'>;

/** @param timeZone the factory's, because times are printed */
export function drawnOrder(order: OrderParts & OrderForFacts, timeZone: string): DrawnOrder {
  const { size, values, layer_diff, suppliedUrls } = order;
  return { size, values, layer_diff, suppliedUrls, facts: factsOfOrder(order, timeZone) };
}

/** A sample order for drawing a template. */
export function sampleOrder(parts: Partial<OrderParts>): DrawnOrder {
  return { size: '', values: {}, layer_diff: {}, suppliedUrls: [], ...parts, facts: sampleFacts, isSample: true };
}

/** The default size for drawing a config: its own, otherwise the template's first. */
export function sampleSize({ size }: Pick<TemplateConfig, 'size'>, templateSizes: readonly string[]): string {
  return [size ?? []].flat().find((each) => each !== '') ?? templateSizes[0] ?? '';
}
