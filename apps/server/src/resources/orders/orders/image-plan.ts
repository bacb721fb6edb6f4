import { configListOf, fitsSize, type TemplateConfig, type TemplateType } from '@platen/design/template';
import { endedStates, type OrderState, paidStates } from '@platen/model/order-flow';
import type { TemplateKind } from '@platen/model/sku-templates';
import type { OrderedTemplateRow } from '../form-orders/form-orders.tables.ts';
import type { ImageRole } from './orders.tables.ts';

export type Design = Pick<OrderedTemplateRow, (typeof configListOf)[TemplateType] | 'kind'>;

/** When images are made: those that customers look at when they order, those that are printed once it is confirmed. */
export type ImageStage = 'preview' | 'production';

/** In the order in which they are made: an effect image may show the custom area. */
export const rolesOf: Record<ImageStage, readonly ImageRole[]> = {
  preview: ['custom', 'effect'],
  production: ['production'],
};

/** Whether an order has images of a stage, made or to be made. */
export const hasStage: Record<ImageStage, (state: OrderState) => boolean> = {
  preview: (state) => !endedStates.some((ended) => ended === state),
  production: (state) => state !== 'paid' && paidStates.some((paid) => paid === state),
};

export interface PlannedImage {
  role: ImageRole;
  position: number;
  config: TemplateConfig;
  /** Which of the pictures that the customer brought lies in the image's custom area. */
  broughtIndex: number;
}

/** What decides which images an order has. None of it changes after the order was placed. */
export interface OrderForPlan {
  size: string;
  /** How many finished production images the customer brought. */
  broughtCount: number;
}

/** The configs that an order is drawn from. */
export function configsFor(design: Design, role: ImageRole, size: string): TemplateConfig[] {
  return design[configListOf[role]].filter((config) => fitsSize(config, size));
}

export function planImages(design: Design, order: OrderForPlan, stage: ImageStage): PlannedImage[] {
  return rolesOf[stage].flatMap((role) => {
    const configs = configsFor(design, role, order.size);
    const count = countOf[design.kind](configs.length, role, order);
    return Array.from({ length: count }, (_, position) => position).flatMap((position): PlannedImage[] => {
      const config = configs[Math.min(position, configs.length - 1)];
      if (!config) return [];
      return [{ role, position, config, broughtIndex: Math.max(0, Math.min(position, order.broughtCount - 1)) }];
    });
  });
}

type CountOf = (configCount: number, role: ImageRole, order: OrderForPlan) => number;

const countOf: Record<TemplateKind, CountOf> = {
  micro_custom: (configCount) => configCount,
  // Whatever the customer brought is printed: the last config serves for what there is no config of its own for. A
  // template without one prints the customer's own files, and nothing is drawn.
  form_order: (configCount, role, { broughtCount }) =>
    role === 'production' && configCount > 0 ? Math.max(configCount, broughtCount) : configCount,
  batch_order: () => 0,
};
