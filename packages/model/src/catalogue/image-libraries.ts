import { z } from 'zod';
import { fileSchema } from '../files/blobs.ts';
import { tagListSchema } from '../files/tags.ts';
import { defineList } from '../lists/lists.ts';
import { categoryRefSchema } from './categories.ts';

export const imageLibrarySchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  library_category_id: z.int().nullable(),
  library_category: categoryRefSchema.nullable(),
  tag_list: z.array(z.string()),
  /** The previews, which everyone sees. */
  preview_images: z.array(fileSchema),
  /** The file that a shared link downloads. */
  file: fileSchema.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ImageLibrary = z.infer<typeof imageLibrarySchema>;

export const imageLibraryLengthMax = { name: 80, description: 1000 } as const;
export const previewImagesMax = 20;

const imageLibraryFields = {
  name: z.string().trim().min(1).max(imageLibraryLengthMax.name),
  description: z.string().trim().max(imageLibraryLengthMax.description),
  library_category_id: z.int().positive().nullable(),
  tag_list: tagListSchema,
  preview_image_ids: z.array(z.int().positive()).max(previewImagesMax),
  file_id: z.int().positive().nullable(),
};
export const imageLibraryInputSchema = z.strictObject({
  name: imageLibraryFields.name,
  description: imageLibraryFields.description.default(''),
  library_category_id: imageLibraryFields.library_category_id.default(null),
  tag_list: imageLibraryFields.tag_list.default([]),
  preview_image_ids: imageLibraryFields.preview_image_ids.default([]),
  file_id: imageLibraryFields.file_id.default(null),
});
export type ImageLibraryInput = z.infer<typeof imageLibraryInputSchema>;
export const imageLibraryUpdateSchema = z.strictObject(imageLibraryFields).partial();
export type ImageLibraryUpdate = z.infer<typeof imageLibraryUpdateSchema>;

export const imageLibraryCopySchema = z.strictObject({ image_id: z.int().positive() });

export const imageLibraryList = defineList({
  filters: { name_cont: 'text', library_category_id_eq: 'id', tags_name_in: 'texts' },
  sorts: ['created_at', 'name', 'updated_at'],
});

/** A link to a library's file that anyone may use until it expires. */
export const downloadRecordSchema = z.object({
  id: z.int(),
  slug: z.string(),
  image_library_id: z.int(),
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  /** Null after the link has expired. */
  download_url: z.string().nullable(),
  image_library: z.object({
    name: z.string(),
    description: z.string(),
    tag_list: z.array(z.string()),
    library_category: z.object({ name: z.string() }).nullable(),
    created_at: z.iso.datetime(),
    preview_images: z.array(fileSchema),
  }),
});
export type DownloadRecord = z.infer<typeof downloadRecordSchema>;

export const downloadRecordInputSchema = z.strictObject({
  image_library_id: z.int().positive(),
  expires_at: z.iso.datetime({ offset: true }),
});
export type DownloadRecordInput = z.infer<typeof downloadRecordInputSchema>;

export const downloadRecordList = defineList({
  filters: { image_library_id_eq: 'id' },
  sorts: ['created_at', 'expires_at'],
});
