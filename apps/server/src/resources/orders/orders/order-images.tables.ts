import type { RenderFailure } from '@platen/model/files/renders';
import type { Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Database {
    order_images: OrderImagesTable;
  }
}

export type OrderImageRole = 'effect' | 'custom' | 'production';

interface OrderImagesTable {
  id: Generated<number>;
  order_id: number;
  role: OrderImageRole;
  position: number;
  config_id: string;
  name: string;
  /** Null until the job of the order reaches the image. */
  render_id: number | null;
  /** Why there is no render; failures of a render are stored on the render. */
  error: RenderFailure | null;
}
