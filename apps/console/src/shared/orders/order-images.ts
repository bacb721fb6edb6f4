import type { RenderState } from '@platen/model/files/renders';
import type { OrderImage } from '@platen/model/orders/orders';
import { pollIntervalMs } from '../../ui/timing.ts';

/** The status of an image, as far as screens distinguish it. */
type ImageStatus = 'waiting' | 'done' | 'failed' | 'cancelled';

const imageStatuses: Record<RenderState, ImageStatus> = {
  queued: 'waiting',
  running: 'waiting',
  done: 'done',
  refused: 'failed',
  failed: 'failed',
  cancelled: 'cancelled',
};

export const imageStatusOf = ({ state }: Pick<OrderImage, 'state'>): ImageStatus => imageStatuses[state];

interface WithImages {
  rendering_effect_images: readonly OrderImage[];
  rendering_custom_areas: readonly OrderImage[];
  rendering_production_images?: readonly OrderImage[];
}

export function imagesOf(order: WithImages): OrderImage[] {
  const { rendering_effect_images, rendering_custom_areas, rendering_production_images = [] } = order;
  return [...rendering_effect_images, ...rendering_custom_areas, ...rendering_production_images];
}

/** The polling interval: false once no image is pending. */
export function imagePollMs(orders: readonly WithImages[]): number | false {
  const isWaiting = orders.some((order) => imagesOf(order).some((image) => imageStatusOf(image) === 'waiting'));
  return isWaiting && pollIntervalMs;
}
