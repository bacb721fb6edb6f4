import { z } from 'zod';

const fileSchema = z.object({ url: z.string(), filename: z.string() }).nullable();

/** What the whole installation says about itself. Public: the login page shows logo and name. */
export const applicationInfoSchema = z.object({
  id: z.int(),
  name: z.string(),
  desc: z.string(),
  share_title: z.string(),
  share_desc: z.string(),
  logo: fileSchema,
  share_image: fileSchema,
  poster_image: fileSchema,
  merchant_tool_for_mac: fileSchema,
  merchant_tool_for_windows: fileSchema,
  merchant_tool_version: z.string(),
  merchant_web_version: z.string(),
});
export type ApplicationInfo = z.infer<typeof applicationInfoSchema>;
