import { z } from 'zod';

/**
 * How many files the zip of a template's materials lacks. It stands in the archive's comment: the zip is sent while it is
 * made, so no header can say it, and the list inside is for people.
 */
export const skippedFilesSchema = z.object({ failed: z.int(), total: z.int() });
export type SkippedFiles = z.infer<typeof skippedFilesSchema>;
