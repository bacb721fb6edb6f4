import { z } from 'zod';
import { fileSchema } from './blobs.ts';
import { currencyCodes } from './currencies.ts';
import { timeZoneSchema } from './time-zones.ts';

/** The desktop client as it was packed for one system, where the server has it. */
export const desktopClientSchema = z.object({
  platform: z.enum(['windows', 'mac_arm', 'mac_intel', 'linux']),
  version: z.string(),
  filename: z.string(),
  url: z.string(),
  byte_size: z.int(),
  /** Of the file, in hexadecimal: whoever downloads it can tell that it is this one. */
  sha256: z.string(),
});
export type DesktopClientFile = z.infer<typeof desktopClientSchema>;

/** What the whole installation says about itself. Public: the login page shows logo and name. */
export const applicationInfoSchema = z.object({
  id: z.int(),
  name: z.string(),
  desc: z.string(),
  share_title: z.string(),
  share_desc: z.string(),
  logo: fileSchema.nullable(),
  share_image: fileSchema.nullable(),
  poster_image: fileSchema.nullable(),
  merchant_tool_for_mac: fileSchema.nullable(),
  merchant_tool_for_windows: fileSchema.nullable(),
  /** Those that the server has itself; none where nobody has packed them. */
  desktop_clients: z.array(desktopClientSchema),
  merchant_tool_version: z.string(),
  merchant_web_version: z.string(),
  /** Whose days every filter and figure by day means: the factory's, wherever the reader is. */
  time_zone: z.string(),
  /** Whether the server's environment (`PLATEN_TZ`) decides the zone: then it cannot be changed here. */
  is_time_zone_fixed: z.boolean(),
  /** What amounts are shown in. */
  currency: z.enum(currencyCodes),
  /** There is no account yet: the console opens its set-up page. */
  needs_setup: z.boolean(),
  /** Where partners try things out; nothing where there is no such place. */
  staging_url: z.string().nullable(),
});
export type ApplicationInfo = z.infer<typeof applicationInfoSchema>;

const fileId = z.int().positive().nullable();

export const applicationLengthMax = { name: 40, desc: 500, share_title: 80, share_desc: 200 } as const;

export const applicationUpdateSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(applicationLengthMax.name),
    desc: z.string().trim().max(applicationLengthMax.desc),
    share_title: z.string().trim().max(applicationLengthMax.share_title),
    share_desc: z.string().trim().max(applicationLengthMax.share_desc),
    logo_id: fileId,
    share_image_id: fileId,
    poster_image_id: fileId,
    merchant_tool_for_mac_id: fileId,
    merchant_tool_for_windows_id: fileId,
    merchant_tool_version: z.string().regex(/^(\d+\.\d+\.\d+)?$/),
    time_zone: timeZoneSchema,
    currency: z.enum(currencyCodes),
  })
  .partial();
export type ApplicationUpdate = z.infer<typeof applicationUpdateSchema>;
