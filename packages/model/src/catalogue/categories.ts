import { z } from 'zod';
import { defineList } from '../lists/lists.ts';
import { defineReadOptions } from '../lists/read-options.ts';

/** Template categories and library categories have the same shape: a name, and a parent of the first level. */
export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  parent_id: z.int().nullable(),
  parent: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The number of templates or libraries in it; a category that is not empty cannot be deleted. */
  items_count: z.int(),
  children: z.array(z.object({ id: z.int(), name: z.string(), parent_id: z.int().nullable(), items_count: z.int() })),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Category = z.infer<typeof categorySchema>;

export const categoryRefSchema = z.object({ id: z.int(), name: z.string(), parent_id: z.int().nullable() });

export const categoryNameLengthMax = 40;
const categoryFields = {
  name: z.string().trim().min(1).max(categoryNameLengthMax),
  parent_id: z.int().positive().nullable(),
};
export const categoryInputSchema = z.strictObject({
  ...categoryFields,
  parent_id: categoryFields.parent_id.default(null),
});
export type CategoryInput = z.infer<typeof categoryInputSchema>;
export const categoryUpdateSchema = z.strictObject(categoryFields).partial();
export type CategoryUpdate = z.infer<typeof categoryUpdateSchema>;

export const categoryList = defineList({
  filters: { name_or_children_name_cont: 'text', name_cont: 'text', parent_id_eq: 'id', parent_id_null: 'flag' },
  sorts: ['created_at', 'name', 'updated_at'],
});

/** The cascader requests `page=0&parent_id_null=true` and finds the second level in `children`. */
export const categoryOptions = defineReadOptions({
  filters: { parent_id_null: 'flag', parent_id_eq: 'id', name_cont: 'text' },
  sorts: ['created_at', 'name'],
});
export const categoryOptionSchema = z.object({
  id: z.int(),
  name: z.string(),
  display_name: z.string(),
  parent_id: z.int().nullable(),
  children: z.array(
    z.object({ id: z.int(), name: z.string(), display_name: z.string(), parent_id: z.int().nullable() }),
  ),
});
export type CategoryOption = z.infer<typeof categoryOptionSchema>;
