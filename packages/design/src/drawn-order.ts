import type { OrderValues } from './apply-order.ts';
import { factsOfOrder, type OrderFacts, type OrderForFacts, sampleFacts } from './order-facts.ts';
import type { LayerDiff, TemplateConfig } from './template.ts';

/** What an order gives to its images. */
export interface DrawnOrder {
  readonly size: string;
  readonly values: OrderValues;
  /** What was changed by hand, by the id of the config. A config that is not here is as the template has it. */
  readonly layer_diff: Readonly<Record<string, LayerDiff>>;
  readonly facts: OrderFacts;
  /** The finished production images that the customer brought, by their addresses. */
  readonly suppliedUrls: readonly string[];
  /** It stands in for orders to come: what only a customer brings is awaited, not missing. */
  readonly isSample?: boolean;
}

type OrderParts = Omit<DrawnOrder, 'facts' | 'isSample'>;

/** @param timeZone the factory's, wherever the image is looked at: its times are printed */
export function drawnOrder(order: OrderParts & OrderForFacts, timeZone: string): DrawnOrder {
  const { size, values, layer_diff, suppliedUrls } = order;
  return { size, values, layer_diff, suppliedUrls, facts: factsOfOrder(order, timeZone) };
}

/** Stands in where a template is looked at and there is no order yet. */
export function sampleOrder(parts: Partial<OrderParts>): DrawnOrder {
  return { size: '', values: {}, layer_diff: {}, suppliedUrls: [], ...parts, facts: sampleFacts, isSample: true };
}

/** The size at which a config is looked at where nobody says one: its own, or else the template's first. */
export function sampleSize({ size }: Pick<TemplateConfig, 'size'>, templateSizes: readonly string[]): string {
  return [size ?? []].flat().find((each) => each !== '') ?? templateSizes[0] ?? '';
}
