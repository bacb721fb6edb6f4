import type { ApplicationInfo, ApplicationUpdate } from '@platen/model/factory/application';
import { defaultTimeZone } from '@platen/model/factory/time-zones';
import { type Currency, defaultCurrency, isCurrency } from '@platen/model/money/currencies';
import type { Config } from '../../../platform/config/config.ts';
import type { Settings } from '../../../platform/config/live-settings.ts';
import type { BaseContext, Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { getUsableBlob } from '../../files/blobs/blobs.service.ts';
import { hasMovements } from '../../wallet/wallets/wallets.queries.ts';
import * as queries from './application.queries.ts';
import { listDesktopClients, type OpenedDesktopClient, openDesktopClient } from './desktop-clients.ts';

/** The column of each field of an update. */
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
  time_zone: 'time_zone',
  currency: 'currency',
} as const satisfies Record<keyof ApplicationUpdate, string>;

const imageFields = ['logo_id', 'share_image_id', 'poster_image_id'] as const;
const toolFields = ['merchant_tool_for_mac_id', 'merchant_tool_for_windows_id'] as const;

/** The environment takes precedence over what is stored. */
function settingsIn(row: Pick<queries.ApplicationRow, 'time_zone' | 'currency' | 'name'>, config: Config): Settings {
  return {
    timeZone: config.fixedTimeZone ?? row.time_zone ?? defaultTimeZone,
    currency: isCurrency(row.currency) ? row.currency : defaultCurrency,
    factoryName: row.name,
  };
}

export async function readSettings(db: Db, config: Config): Promise<Settings> {
  return settingsIn(await queries.getApplication(db), config);
}

export async function getApplicationInfo(ctx: BaseContext): Promise<ApplicationInfo> {
  const row = await queries.getApplication(ctx.db);
  const { versions, config } = ctx.platform;
  const { timeZone, currency } = settingsIn(row, config);
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
    desktop_clients: await listDesktopClients(ctx.platform.desktopDir),
    merchant_tool_version: row.tool_version || versions.app,
    merchant_web_version: versions.web,
    time_zone: timeZone,
    is_time_zone_fixed: config.fixedTimeZone !== undefined,
    currency,
    needs_setup: await queries.needsSetup(ctx.db),
    staging_url: config.stagingUrl ?? null,
  };
}

/** The packed desktop client of that name. */
export function getDesktopClient({ platform }: BaseContext, filename: string): Promise<OpenedDesktopClient> {
  return openDesktopClient(platform.desktopDir, filename);
}

/** Opens its own transaction, because this process must read the settings again after they are committed. */
export async function updateApplicationInfo(ctx: Context, update: ApplicationUpdate): Promise<ApplicationInfo> {
  const info = await ctx.db.transaction().execute((db) => saveUpdate({ ...ctx, db }, update));
  await ctx.platform.settings.reload();
  return info;
}

async function saveUpdate(ctx: Context, { time_zone, ...rest }: ApplicationUpdate): Promise<ApplicationInfo> {
  // If the environment sets the time zone, the form sends that value back: stored, it would outlive the environment.
  const isZoneUnchanged = time_zone === undefined || ctx.platform.config.fixedTimeZone !== undefined;
  const update: ApplicationUpdate = isZoneUnchanged ? rest : { ...rest, time_zone };
  await assertCurrencyChangeable(ctx, update.currency);
  for (const field of imageFields) await checkFile(ctx, update, field, 'image');
  for (const field of toolFields) await checkFile(ctx, update, field, 'any');
  const given = Object.entries(update).map(([field, value]) => [columns[field as keyof ApplicationUpdate], value]);
  if (given.length > 0) await queries.nameApplication(ctx.db, Object.fromEntries(given) as queries.ApplicationChanges);
  return getApplicationInfo(ctx);
}

/** Amounts are not converted, so after money has moved another currency would change their value. */
async function assertCurrencyChangeable(ctx: Context, currency: Currency | undefined): Promise<void> {
  if (currency === undefined || currency === (await readSettings(ctx.db, ctx.platform.config)).currency) return;
  if (await hasMovements(ctx.db)) throw appError('currency_in_use').at('currency');
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
