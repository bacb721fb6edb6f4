import { z } from 'zod';

/** `/:id`. A safe integer, so that a wild number is a 400 and not a failed query. */
export const idParams = z.object({ id: z.coerce.number().int().positive() });
