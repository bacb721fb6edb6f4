import type { CustomPage, PageVersion, PageVersionDetail, PublishQuery } from '@platen/model/custom-pages';
import { appError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { changedMeanwhile, getPage, lockPage, updatePage } from './custom-pages.service.ts';
import * as queries from './page-versions.queries.ts';

/** Publishes the draft, at once or at its time, or brings back what is published. */
export async function publishPage(ctx: Context, id: number, query: PublishQuery): Promise<CustomPage> {
  const page = await lockPage(ctx, id);
  if (query.rollback) {
    const live = await queries.findLiveVersion(ctx.db, id);
    if (!live) throw appError('page_unpublished', { title: page.title });
    return updatePage(ctx, id, { title: live.title, description: live.description, configs: live.configs });
  }
  const { publish_at, revision } = query;
  // Nobody publishes what a colleague saved meanwhile without having seen it.
  if (revision !== undefined && revision !== page.revision) throw changedMeanwhile(ctx, page);
  if (publish_at !== undefined && Date.parse(publish_at) <= Date.now()) {
    throw appError('publish_time_past').at('publish_at');
  }
  // What waited is older than what is published now: left alone, it would take its place.
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

/** The draft before this is lost; what everyone reads stays until it is published. */
export async function restoreVersion(ctx: Context, id: number, versionId: number): Promise<CustomPage> {
  await lockPage(ctx, id);
  const { title, description, configs } = await getVersion(ctx, id, versionId);
  return updatePage(ctx, id, { title, description, configs });
}
