import { z } from 'zod';
import { defineList } from '../lists/lists.ts';

export const customPageLengthMax = { title: 60, description: 200, configs: 200_000 } as const;
/** The number of earlier versions that are listed. */
export const pageVersionsShown = 50;

const personSchema = z.object({ id: z.int(), screen_name: z.string() });

/** A page in the list of pages, without its content. */
export const customPageRowSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** The description that search engines and chats show below the title. */
  description: z.string(),
  /** The public URL after it was published. */
  public_url: z.string(),
  /** Increases with each change. Saving sends it back, so that changes of somebody else are not overwritten. */
  revision: z.int(),
  /** Whether the draft differs from the published version. */
  can_rollback_data: z.boolean(),
  published_at: z.iso.datetime().nullable(),
  /** When the next version is published by schedule. */
  scheduled_at: z.iso.datetime().nullable(),
  updated_by: personSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type CustomPageRow = z.infer<typeof customPageRowSchema>;

export const customPageSchema = customPageRowSchema.extend({
  /** The sections as JSON. */
  configs: z.string(),
});
export type CustomPage = z.infer<typeof customPageSchema>;

const customPageFields = {
  title: z.string().trim().min(1).max(customPageLengthMax.title),
  description: z.string().trim().max(customPageLengthMax.description),
  configs: z.string().max(customPageLengthMax.configs),
};

export const customPageInputSchema = z.strictObject({
  ...customPageFields,
  description: customPageFields.description.default(''),
  configs: customPageFields.configs.default('[]'),
});
export type CustomPageInput = z.infer<typeof customPageInputSchema>;

/** Omitted fields stay unchanged. Without a revision it overwrites concurrent changes. */
export const customPageUpdateSchema = z.strictObject({ ...customPageFields, revision: z.int().positive() }).partial();
export type CustomPageUpdate = z.infer<typeof customPageUpdateSchema>;

export const publishQuerySchema = z.strictObject({
  rollback: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).default(false),
  publish_at: z.iso.datetime({ offset: true }).optional(),
  revision: z.coerce.number().int().positive().optional(),
});
export type PublishQuery = z.infer<typeof publishQuerySchema>;

export const pageVersionSchema = z.object({
  id: z.int(),
  title: z.string(),
  published_at: z.iso.datetime(),
  published_by: personSchema,
  /** Whether this is the published version. */
  is_live: z.boolean(),
});
export type PageVersion = z.infer<typeof pageVersionSchema>;
export const pageVersionsSchema = z.object({ data: z.array(pageVersionSchema) });
export const pageVersionDetailSchema = pageVersionSchema.extend({ description: z.string(), configs: z.string() });
export type PageVersionDetail = z.infer<typeof pageVersionDetailSchema>;

export const customPageList = defineList({
  filters: { title_cont: 'text' },
  sorts: ['updated_at', 'created_at', 'title'],
});

export function publicPagePath(id: number): string {
  return `/pages/${id}`;
}
