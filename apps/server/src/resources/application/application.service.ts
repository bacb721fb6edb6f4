import type { ApplicationInfo } from '@platen/model/application';
import type { PublicContext } from '../../platform/context.ts';
import * as queries from './application.queries.ts';

export async function getApplicationInfo(ctx: PublicContext): Promise<ApplicationInfo> {
  const row = await queries.getApplication(ctx.db);
  const { versions } = ctx.platform;
  return {
    id: row.id,
    name: row.name,
    desc: row.description,
    share_title: row.share_title,
    share_desc: row.share_description,
    logo: null,
    share_image: null,
    poster_image: null,
    merchant_tool_for_mac: null,
    merchant_tool_for_windows: null,
    merchant_tool_version: versions.app,
    merchant_web_version: versions.web,
  };
}
