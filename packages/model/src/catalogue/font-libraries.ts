import { z } from 'zod';
import { fileSchema } from '../files/blobs.ts';
import { tagListSchema } from '../files/tags.ts';
import { defineList } from '../lists/lists.ts';
import { defineReadOptions } from '../lists/read-options.ts';

export const fontExtensions = ['ttf', 'otf', 'ttc', 'otc', 'woff2'] as const;
export const fontMaxMb = 60;
export const fontNameLengthMax = 60;

export const fontLibrarySchema = z.object({
  id: z.int(),
  /** The family name that layers refer to. */
  name: z.string(),
  font_file: fileSchema,
  tags: z.array(z.string()),
  tag_list: z.array(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type FontLibrary = z.infer<typeof fontLibrarySchema>;

const fontLibraryFields = {
  name: z.string().trim().min(1).max(fontNameLengthMax),
  font_file_id: z.int().positive(),
  tag_list: tagListSchema,
};
export const fontLibraryInputSchema = z.strictObject({ ...fontLibraryFields, tag_list: tagListSchema.default([]) });
export type FontLibraryInput = z.infer<typeof fontLibraryInputSchema>;
export const fontLibraryUpdateSchema = z.strictObject(fontLibraryFields).partial();
export type FontLibraryUpdate = z.infer<typeof fontLibraryUpdateSchema>;

export const fontLibraryList = defineList({
  filters: { keyword: 'text', name_cont: 'text', tags_name_in: 'texts' },
  sorts: ['created_at', 'name'],
});
export const fontLibraryOptions = defineReadOptions({
  filters: { name_cont: 'text', tags_name_in: 'texts' },
  sorts: ['created_at', 'name'],
});
export const fontLibraryOptionSchema = fontLibrarySchema.extend({ display_name: z.string() });
export type FontLibraryOption = z.infer<typeof fontLibraryOptionSchema>;
