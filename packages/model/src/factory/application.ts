import { z } from 'zod';
import { fileSchema } from '../files/blobs.ts';
import { currencyCodes } from '../money/currencies.ts';
import { timeZoneSchema } from './time-zones.ts';

/** The packed desktop client for one platform. */
export const desktopClientSchema = z.object({
  platform: z.enum(['windows', 'mac_arm', 'mac_intel', 'linux']),
  version: z.string(),
  filename: z.string(),
  url: z.string(),
  byte_size: z.int(),
  /** The SHA-256 of the file in hexadecimal, so that a download can be verified. */
  sha256: z.string(),
});
export type DesktopClientFile = z.infer<typeof desktopClientSchema>;

/** The public settings of the installation; the login page shows logo and name. */
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
  /** The clients that this server offers; empty if none have been packed. */
  desktop_clients: z.array(desktopClientSchema),
  merchant_tool_version: z.string(),
  merchant_web_version: z.string(),
  /** The time zone of all filters and figures by day: the factory's, wherever the reader is. */
  time_zone: z.string(),
  /** Whether the server's environment (`PLATEN_TZ`) sets the time zone, which then cannot be changed here. */
  is_time_zone_fixed: z.boolean(),
  /** The currency that amounts are shown in. */
  currency: z.enum(currencyCodes),
  /** Whether there is no account yet, so that the console opens its set-up page. */
  needs_setup: z.boolean(),
  /** The URL of a staging installation for partners; null if there is none. */
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
