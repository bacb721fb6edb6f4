import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { filePageSize } from '../lists/list-pages.ts';
import { defineList } from '../lists/lists.ts';
import { tagListSchema } from './tags.ts';

/** The limit for all uploads: production images are the largest files. */
export const blobMaxBytes = 512 * 1024 * 1024;
/** The limit for uploaded and drawn pictures. */
export const imagePixelsMax = 240_000_000;

/** A frame that a picture covers, in px: `1024x512`, or `128x128-tiled` for one tile of many. */
const frameSchema = z
  .string()
  .regex(/^[1-9]\d{0,5}x[1-9]\d{0,5}(-tiled)?$/)
  .transform((text) => {
    const [width = 1, height = 1] = text.split(/[x-]/).map(Number);
    return { width, height, isRepeated: text.endsWith('-tiled') };
  });
/** What images are drawn from: a whole file, or of a picture as many pixels as cover a frame. */
export const drawnSchema = z.union([z.literal('whole'), frameSchema]);

/** Reports a size that exceeds the limit for pictures: images of that size could never be printed. */
export function checkPixelCount(
  { width, height }: { width: number | null; height: number | null },
  context: z.RefinementCtx,
): void {
  if ((width ?? 0) * (height ?? 0) <= imagePixelsMax) return;
  const params = { width: width ?? 0, height: height ?? 0, max: imagePixelsMax };
  context.addIssue({ code: 'custom', path: ['height'], ...reason('too_many_pixels', params) });
}

/** A file of another resource, as that resource shows it. */
export const fileSchema = z.object({ id: z.int(), url: z.string(), filename: z.string() });
export type FileRef = z.infer<typeof fileSchema>;

export const directUploadRequestSchema = z.strictObject({
  filename: z.string().trim().min(1).max(255),
  content_type: z
    .string()
    .trim()
    .min(1)
    .max(127)
    .regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+( *;[\x20-\x7e]*)?$/),
  byte_size: z.int().positive().max(blobMaxBytes),
  /** The MD5 of the bytes, Base64. */
  base64_digest: z.string().regex(/^[A-Za-z0-9+/]{22}==$/),
  tags: tagListSchema.default([]),
});
export type DirectUploadRequest = z.infer<typeof directUploadRequestSchema>;

export const blobSchema = z.object({
  id: z.int(),
  key: z.string(),
  /** The same unguessable word as `key`, under the name that upload clients know. */
  signed_id: z.string(),
  filename: z.string(),
  content_type: z.string(),
  byte_size: z.int(),
  checksum: z.string(),
  /** Facts that were read from the bytes. Empty until the upload is completed. */
  metadata: z.object({
    width: z.int().optional(),
    height: z.int().optional(),
    /** True for an image whose pixels are all transparent: nothing of it would be printed. */
    is_blank: z.literal(true).optional(),
  }),
  service_name: z.string(),
  tag_list: z.array(z.string()),
  url: z.string(),
  created_at: z.iso.datetime(),
});
export type StoredBlob = z.infer<typeof blobSchema>;

export const directUploadSchema = blobSchema.extend({
  direct_upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), blob_url: z.string() }),
});
export type DirectUpload = z.infer<typeof directUploadSchema>;

/** The selection dialog's list. */
export const blobOptions = defineList({
  filters: {
    keyword: 'text',
    id_in: 'ids',
    filename_cont: 'text',
    content_type_cont: 'text',
    content_type_in: 'texts',
    tags_name_in: 'texts',
  },
  sorts: ['created_at', 'filename', 'byte_size'],
  pageSize: filePageSize,
});
export const blobOptionSchema = blobSchema.extend({ display_name: z.string() });
export type BlobOption = z.infer<typeof blobOptionSchema>;
