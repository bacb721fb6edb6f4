import type { ApplicationInfo, ApplicationUpdate } from '@platen/model/application';
import type { Context, PublicContext } from '../../../platform/context.ts';
import { getUsableBlob } from '../../files/blobs/blobs.service.ts';
import * as queries from './application.queries.ts';

/** The column of each thing that an update may name. */
const columns = {
  name: 'name',
  desc: 'description',
  share_title: 'share_title',
  share_desc: 'share_description',
  logo_id: 'logo_blob_id',
  share_image_id: 'share_image_blob_id',
  poster_image_id: 'poster_image_blob_id',
  merchant_tool_for_mac_id: 'tool_for_mac_blob_id',
  merchant_tool_for_windows_id: 'tool_for_windows_blob_id',
  merchant_tool_version: 'tool_version',
} as const satisfies Record<keyof ApplicationUpdate, string>;

const imageFields = ['logo_id', 'share_image_id', 'poster_image_id'] as const;
const toolFields = ['merchant_tool_for_mac_id', 'merchant_tool_for_windows_id'] as const;

export async function getApplicationInfo(ctx: PublicContext): Promise<ApplicationInfo> {
  const row = await queries.getApplication(ctx.db);
  const { versions, config } = ctx.platform;
  const ids = [
    row.logo_blob_id,
    row.share_image_blob_id,
    row.poster_image_blob_id,
    row.tool_for_mac_blob_id,
    row.tool_for_windows_blob_id,
  ];
  const files = await queries.filesById(ctx.db, ids);
  const file = (id: number | null) => (id === null ? null : (files.get(id) ?? null));
  return {
    id: row.id,
    name: row.name,
    desc: row.description,
    share_title: row.share_title,
    share_desc: row.share_description,
    logo: file(row.logo_blob_id),
    share_image: file(row.share_image_blob_id),
    poster_image: file(row.poster_image_blob_id),
    merchant_tool_for_mac: file(row.tool_for_mac_blob_id),
    merchant_tool_for_windows: file(row.tool_for_windows_blob_id),
    merchant_tool_version: row.tool_version || versions.app,
    merchant_web_version: versions.web,
    time_zone: config.timeZone,
    staging_url: config.stagingUrl ?? null,
  };
}

export async function updateApplicationInfo(ctx: Context, update: ApplicationUpdate): Promise<ApplicationInfo> {
  for (const field of imageFields) await checkFile(ctx, update, field, 'image');
  for (const field of toolFields) await checkFile(ctx, update, field, 'any');
  const given = Object.entries(update).map(([field, value]) => [columns[field as keyof ApplicationUpdate], value]);
  if (given.length > 0)
    await queries.updateApplication(ctx.db, Object.fromEntries(given) as queries.ApplicationChanges);
  return getApplicationInfo(ctx);
}

async function checkFile(
  ctx: Context,
  update: ApplicationUpdate,
  field: (typeof imageFields | typeof toolFields)[number],
  kind: 'image' | 'any',
) {
  const id = update[field];
  if (id) await getUsableBlob(ctx, id, { field, kind });
}
