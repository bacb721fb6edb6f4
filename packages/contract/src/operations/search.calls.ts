import { searchHitSchema } from '@platen/model/operations/search';
import { searchTextLengthMax, searchTextLengthMin } from '@platen/model/operations/search-limits';
import { z } from 'zod';
import { sessionOnly, signedIn } from '../access.ts';
import { defineCalls } from '../call.ts';

export const searchCalls = defineCalls({
  find: {
    method: 'GET',
    path: '/search',
    access: sessionOnly(signedIn),
    sample: { query: { text: 'FO2' } },
    summary: 'Find orders, parcels, batches and templates by number or name',
    query: z.object({
      text: z
        .string()
        .trim()
        .min(1)
        .max(searchTextLengthMax)
        .describe(
          `Part of a number or of a name, at least ${searchTextLengthMin} characters. ` +
            'Sub numbers are matched from their beginning, system numbers as a whole.',
        ),
    }),
    response: z.object({ data: z.array(searchHitSchema) }),
  },
});
