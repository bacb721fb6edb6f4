import { z } from 'zod';
import { defineList } from '../lists/lists.ts';

/** What browsers refused to load or run on our pages, each kind once with how often it was reported. */
export const cspReportSchema = z.object({
  id: z.int(),
  /** The path of the page, without what identifies a thing or a person. */
  page: z.string(),
  /** The rule of the content security policy, such as `script-src-elem`. */
  directive: z.string(),
  /** The origin that was refused, or `inline`, `eval`, `data`. */
  blocked: z.string(),
  /** The file and line that asked for it, if the browser says. */
  source: z.string(),
  count: z.int(),
  first_seen_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type CspReport = z.infer<typeof cspReportSchema>;

export const cspReportList = defineList({ filters: {}, sorts: ['last_seen_at', 'count'] });
