import type { CustomPage, PageVersion, PageVersionDetail, PublishQuery } from '@platen/model/storefront/custom-pages';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { concurrentChangeError, getPage, lockPage, updatePage } from './custom-pages.service.ts';
import * as queries from './page-versions.queries.ts';

/** Publishes the draft now or at a scheduled time, or restores the published version. */
export async function publishPage(ctx: Context, id: number, query: PublishQuery): Promise<CustomPage> {
  const page = await lockPage(ctx, id);
  if (query.rollback) {
    const live = await queries.findLiveVersion(ctx.db, id);
    if (!live) throw appError('page_unpublished', { title: page.title });
    return updatePage(ctx, id, { title: live.title, description: live.description, configs: live.configs });
  }
  const { publish_at, revision } = query;
  // Fails if a colleague has saved the page in the meantime.
  if (revision !== undefined && revision !== page.revision) throw concurrentChangeError(ctx, page);
  if (publish_at !== undefined && Date.parse(publish_at) <= Date.now()) {
    throw appError('publish_time_past').at('publish_at');
  }
  // A scheduled version is older than the one published now and must not replace it.
  await queries.deleteWaitingVersions(ctx.db, id);
  await queries.insertVersion(ctx.db, id, ctx.caller.id, publish_at);
  return getPage(ctx, id);
}

export async function cancelSchedule(ctx: Context, id: number): Promise<CustomPage> {
  await lockPage(ctx, id);
  await queries.deleteWaitingVersions(ctx.db, id);
  return getPage(ctx, id);
}

export async function listVersions(ctx: Context, id: number): Promise<{ data: PageVersion[] }> {
  await getPage(ctx, id);
  return { data: await queries.listVersions(ctx.db, id) };
}

export async function getVersion(ctx: Context, id: number, versionId: number): Promise<PageVersionDetail> {
  const version = await queries.findVersion(ctx.db, id, versionId);
  if (!version) throw appError('not_found');
  return version;
}

/** Replaces the draft; readers see no change until it is published. */
export async function restoreVersion(ctx: Context, id: number, versionId: number): Promise<CustomPage> {
  await lockPage(ctx, id);
  const { title, description, configs } = await getVersion(ctx, id, versionId);
  return updatePage(ctx, id, { title, description, configs });
}
