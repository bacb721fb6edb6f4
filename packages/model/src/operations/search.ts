import { z } from 'zod';
import { templateKinds } from '../catalogue/template-kinds.ts';
import { searchKinds } from './search-limits.ts';

/** A record whose number or name matches the text, with what is needed to identify and open it. */
export const searchHitSchema = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  /** The number or name that matches. */
  found: z.string(),
  /** The name of its template, or the company of a parcel. */
  title: z.string(),
  /** The state of an order, a form order or a batch. */
  state: z.string().nullable(),
  /** Selects the screen: form orders have one for each kind, and parcels are shown with their order. */
  template_kind: z.enum(templateKinds).nullable(),
  order_id: z.int().nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;
