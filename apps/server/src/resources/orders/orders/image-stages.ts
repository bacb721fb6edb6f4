import { type Design, type OrderForPlan, type PlannedImage, planImages } from '@platen/design/order-images';
import { isConfirmed, isEnded, type OrderState } from '@platen/model/order-lifecycle/order-states';
import type { OrderImageRole } from './orders.tables.ts';

/** When images are made: those that customers look at when they order, those that are printed once it is confirmed. */
export type ImageStage = 'preview' | 'production';

/** In the order in which they are made: an effect image may show the custom area. */
export const rolesOf: Record<ImageStage, readonly OrderImageRole[]> = {
  preview: ['custom', 'effect'],
  production: ['production'],
};

/** Whether an order has images of a stage, made or to be made. */
export const hasStage: Record<ImageStage, (state: OrderState) => boolean> = {
  preview: (state) => !isEnded(state),
  production: isConfirmed,
};

export function planStage(design: Design, order: OrderForPlan, stage: ImageStage): PlannedImage[] {
  return rolesOf[stage].flatMap((role) => planImages(design, order, role));
}
