import { type Design, type OrderForPlan, type PlannedImage, planImages } from '@platen/design/order-images';
import { isConfirmed, isEnded, type OrderState } from '@platen/model/orders/lifecycle/order-states';
import type { ImageStage } from '../lifecycle/image-jobs.ts';
import type { OrderImageRole } from './order-images.tables.ts';

/** In drawing order: an effect image may show the custom area. */
export const rolesOf: Record<ImageStage, readonly OrderImageRole[]> = {
  preview: ['custom', 'effect'],
  production: ['production'],
};

/** Whether an order in this state has images of a stage, drawn or not. */
export const hasStage: Record<ImageStage, (state: OrderState) => boolean> = {
  preview: (state) => !isEnded(state),
  production: isConfirmed,
};

export function planStage(design: Design, order: OrderForPlan, stage: ImageStage): PlannedImage[] {
  return rolesOf[stage].flatMap((role) => planImages(design, order, role));
}
