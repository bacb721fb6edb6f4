import { z } from 'zod';
import { searchKinds } from './search-words.ts';
import { templateKinds } from './template-kinds.ts';

/** Something that has a number or a name like the text, with what is needed to tell it apart and to go there. */
export const searchHitSchema = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  /** The number or name that was found. */
  found: z.string(),
  /** What it is: the name of its template, for a parcel its company. */
  title: z.string(),
  /** The state of an order, a form order or a batch. */
  state: z.string().nullable(),
  /** Where a form order is shown by its kind; where a parcel is shown by its order. */
  template_kind: z.enum(templateKinds).nullable(),
  order_id: z.int().nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;
