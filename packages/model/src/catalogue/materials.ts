import { z } from 'zod';

/**
 * The number of files that are missing in the zip of a template's materials. It is stored in the comment of the
 * archive: the zip is streamed, so no header can contain it, and the list inside the archive is for people.
 */
export const skippedFilesSchema = z.object({ failed: z.int(), total: z.int() });
export type SkippedFiles = z.infer<typeof skippedFilesSchema>;
