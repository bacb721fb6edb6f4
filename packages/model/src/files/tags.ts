import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { defineReadOptions } from '../lists/read-options.ts';

/** The types that can have tags, with their names on the wire. */
export const taggableTypes = ['SkuTemplate', 'ImageLibrary', 'FontLibrary', 'Blob', 'FormOrder'] as const;
export type TaggableType = (typeof taggableTypes)[number];

export const tagLengthMax = 30;
/** The limit for one record. */
export const tagsMax = 20;

/** No commas: lists of tags are sent separated by them. */
const tagNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(tagLengthMax)
  .regex(/^[^,]*$/, reason('has_comma'));
export const tagListSchema = z.array(tagNameSchema).max(tagsMax);

export const tagOptions = defineReadOptions({
  filters: { taggings_taggable_type_eq: taggableTypes, name_cont: 'text' },
  sorts: ['taggings_count', 'name'],
});
export const tagOptionSchema = z.object({ id: z.int(), name: z.string(), display_name: z.string() });
export type TagOption = z.infer<typeof tagOptionSchema>;
