import { orderChangeSchema } from '@platen/design/order-changes';
import { configListOf } from '@platen/design/template';
import { reason } from '@platen/model/field-reasons';
import { z } from 'zod';

const configEdits = z
  .array(
    z.strictObject({
      id: z.string().min(1).max(64),
      layer_diff: z.record(z.string().max(64), orderChangeSchema),
    }),
  )
  .min(1)
  .max(50)
  .refine((edits) => new Set(edits.map(({ id }) => id)).size === edits.length, reason('repeated_config'));

const lists = Object.values(configListOf);

/** One of the three lists, and of each config only what the order changes in it. */
export const orderEditSchema = z
  .strictObject({
    production_image_configs: configEdits.optional(),
    effect_image_configs: configEdits.optional(),
    custom_area_configs: configEdits.optional(),
  })
  .refine(
    (edit) => lists.filter((list) => edit[list] !== undefined).length === 1,
    reason('exactly_one_of', { fields: lists }),
  );
export type OrderEdit = z.output<typeof orderEditSchema>;
