import { z } from 'zod';
import { formOrderTypes } from '../catalogue/template-kinds.ts';
import { fileSchema } from '../files/blobs.ts';
import { defineList, oneOf } from '../lists/lists.ts';
import { lenientEnum } from '../text/spelling.ts';
import { fileAddressLengthMax, findFormOrderType } from './form-orders.ts';
import { importProcessors, importStatuses } from './import-statuses.ts';

/** The limit for one customer. */
export const unfinishedImportsMax = 20;
/** The number of lines that are shown; the error file has all of them. */
export const importLinesMax = 1000;

export const importTaskSchema = z.object({
  id: z.int(),
  import_processor: z.enum(importProcessors),
  /** Accepts only templates of this type; null accepts all. */
  target_type: z.enum(formOrderTypes).nullable(),
  /** The first form order that was placed; `form_orders` has all of them. Null if none was. */
  target_id: z.int().nullable(),
  status: z.enum(importStatuses),
  /** Percent. */
  progress_rate: z.int(),
  /** Only the first ones in a list, otherwise up to a thousand. */
  errs: z.array(z.string()),
  errs_count: z.int(),
  form_orders: z.array(
    z.object({ id: z.int(), no: z.string(), type: z.enum(formOrderTypes), display_name: z.string() }),
  ),
  file: fileSchema,
  /** `Error Info.xlsx`: the failed rows, to be corrected and imported again. */
  error_file: fileSchema.nullable(),
  creator_type: z.literal('User'),
  creator_id: z.int(),
  creator: z.object({ id: z.int(), screen_name: z.string() }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ImportTask = z.infer<typeof importTaskSchema>;

/** The data that one row would be drawn from. */
const importSampleSchema = z.object({
  row_number: z.int(),
  no: z.string(),
  size: z.string(),
  production_image_urls: z.array(z.string()),
  custom_fields: z.array(z.object({ key: z.string(), value: z.string() })),
});

/** What the checked sheet would order. */
export const importPreviewSchema = z.object({
  rows_count: z.int(),
  failed_count: z.int(),
  /** Rows that are hidden by a filter in the merchant's program, but are ordered too. */
  hidden_count: z.int(),
  quantity: z.int(),
  amount: z.number(),
  images_count: z.int(),
  templates: z.array(
    z.object({
      sku_template_no: z.string(),
      name: z.string(),
      type: z.enum(formOrderTypes),
      rows_count: z.int(),
      quantity: z.int(),
      amount: z.number(),
      samples: z.array(importSampleSchema),
    }),
  ),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** The limit for one import; further photos are assigned after the next check. */
const photoAssignmentsMax = 5000;

/** An image cell of a row that a photo can be assigned to. */
const photoSlotSchema = z.object({
  row_number: z.int(),
  no: z.string(),
  /** The column of the sheet, or the custom item. */
  column: z.string(),
  /** The label of the custom item in the template; empty for production images. */
  label: z.string(),
});
export type ImportPhotoSlot = z.infer<typeof photoSlotSchema>;

/** Why a photo has no row; `no_cell`: it is in the sheet, but not in an image cell of an order. */
const photoReasons = ['no_order', 'which_order', 'which_item', 'taken', 'no_cell'] as const;

const unmatchedPhotoSchema = z.object({
  id: z.string(),
  /** With its folders inside the archive. */
  path: z.string(),
  reason: z.enum(photoReasons),
  /** The row of an embedded photo; null for a file in the archive. */
  row_number: z.int().nullable(),
  /** A URL to show an embedded photo, which has no meaningful name. */
  url: z.string().nullable(),
});
export type UnmatchedImportPhoto = z.infer<typeof unmatchedPhotoSchema>;

/** The loose photos of a sheet: no cell names or contains them. Lists are truncated. */
const importPhotosSchema = z.object({
  /** Photos that were matched to rows by their names. */
  matched_count: z.int(),
  unmatched_count: z.int(),
  unmatched: z.array(unmatchedPhotoSchema),
  /** The number of empty image cells. */
  places_count: z.int(),
  places: z.array(photoSlotSchema),
  assigned: z.array(photoSlotSchema.extend({ photo: unmatchedPhotoSchema })),
  /** Whether assignments were changed after the check, so that the sheet must be checked again before it is ordered. */
  is_outdated: z.boolean(),
});
export type ImportPhotos = z.infer<typeof importPhotosSchema>;

export const photoAssignmentsSchema = z.strictObject({
  /** The complete list: a photo that is not in it is no longer assigned. */
  assignments: z
    .array(z.strictObject({ photo: z.string(), row_number: z.int().positive(), column: z.string() }))
    .max(photoAssignmentsMax),
});
export type PhotoAssignments = z.infer<typeof photoAssignmentsSchema>;

export const importTaskDetailSchema = importTaskSchema.extend({
  /** The headers of the sheet with the columns that they map to; empty until it was opened. */
  headers: z.array(
    z.object({
      text: z.string(),
      key: z.string().nullable(),
      samples: z
        .array(z.string())
        .optional()
        .describe('Values from the first rows; missing in tasks of earlier releases.'),
    }),
  ),
  /** Null until the sheet was checked. */
  preview: importPreviewSchema.nullable(),
  /** Null if no photo of the sheet needs a row. */
  photos: importPhotosSchema.nullable(),
});
export type ImportTaskDetail = z.infer<typeof importTaskDetailSchema>;

export const importTaskList = defineList({
  filters: {
    target_type_eq: oneOf(formOrderTypes, findFormOrderType),
    processor_eq: importProcessors,
    status_eq: importStatuses,
    creator_id_eq: 'id',
  },
  sorts: ['created_at', 'updated_at'],
});

const targetType = lenientEnum(formOrderTypes, findFormOrderType).nullable();
/** Whether the task stops after its check, to be reviewed and ordered later. */
const review = z.boolean();

export const importTaskInputSchema = z.strictObject({
  import_processor: lenientEnum(importProcessors),
  target_type: targetType.default(null),
  /** The id of an uploaded file, or its `blob_url`. */
  file: z.union([z.int().positive(), z.string().trim().min(1).max(fileAddressLengthMax)]),
  review: review.default(false),
});
export type ImportTaskInput = z.infer<typeof importTaskInputSchema>;

/** Omitted fields stay unchanged. */
export const importTaskUpdateSchema = z.strictObject({ target_type: targetType, review }).partial();
export type ImportTaskUpdate = z.infer<typeof importTaskUpdateSchema>;
