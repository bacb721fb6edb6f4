import type { Page } from '@platen/model/lists/lists';
import {
  type CustomPage,
  type CustomPageInput,
  type CustomPageRow,
  type CustomPageUpdate,
  customPageLengthMax,
} from '@platen/model/storefront/custom-pages';
import { fillIn } from '@platen/model/text/locale';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { zonedTime } from '../../../platform/zoned-time.ts';
import { customPageTexts } from './custom-pages.messages.ts';
import * as queries from './custom-pages.queries.ts';
import { parseSections } from './page-content.service.ts';

export function listPages(ctx: Context, list: queries.CustomPageListQuery): Promise<Page<CustomPageRow>> {
  return queries.listPages(ctx.db, list, ctx.platform.settings.timeZone);
}

export async function getPage(ctx: Context, id: number): Promise<CustomPage> {
  const page = await queries.findPage(ctx.db, id);
  if (!page) throw appError('not_found');
  return page;
}

export async function createPage(ctx: Context, { title, description, configs }: CustomPageInput): Promise<CustomPage> {
  const read = await parseSections(ctx, configs);
  const by = { creator_id: ctx.caller.id, updater_id: ctx.caller.id };
  const id = await queries.insertPage(ctx.db, { title, description, configs: read.configs, ...by });
  await queries.replaceFiles(ctx.db, id, read.blobIds);
  return getPage(ctx, id);
}

/** Replaces the given parts of the draft. Fails if somebody else has saved the page in the meantime. */
export async function updatePage(ctx: Context, id: number, update: CustomPageUpdate): Promise<CustomPage> {
  const page = await lockPage(ctx, id);
  const { revision, configs, ...words } = update;
  if (revision !== undefined && revision !== page.revision) throw concurrentChangeError(ctx, page);
  const read = configs === undefined ? undefined : await parseSections(ctx, configs);
  await queries.updatePage(ctx.db, id, {
    ...words,
    ...(read && { configs: read.configs }),
    updater_id: ctx.caller.id,
  });
  if (read) await queries.replaceFiles(ctx.db, id, read.blobIds);
  return getPage(ctx, id);
}

/** Locks the page until the transaction ends. */
export async function lockPage(ctx: Context, id: number): Promise<CustomPage> {
  if (!(await queries.lockPage(ctx.db, id))) throw appError('not_found');
  return getPage(ctx, id);
}

export async function duplicatePage(ctx: RequestContext, id: number): Promise<CustomPage> {
  const { title, description, configs } = await getPage(ctx, id);
  const name = fillIn(customPageTexts.copyOf, { title }, ctx.locale);
  ctx.audit.notes = [{ field: 'copied_from', before: null, after: id }];
  return createPage(ctx, { title: name.slice(0, customPageLengthMax.title), description, configs });
}

export async function deletePage(ctx: Context, id: number): Promise<void> {
  await lockPage(ctx, id);
  await queries.deletePage(ctx.db, id);
}

export function concurrentChangeError(ctx: Context, { title, revision, updated_by, updated_at }: CustomPage) {
  const at = zonedTime(updated_at, ctx.platform.settings.timeZone).toISOString().slice(0, 16).replace('T', ' ');
  const details = { revision, updated_by: updated_by.screen_name, updated_at };
  return appError('page_changed', { title, who: updated_by.screen_name, at }).at('revision').with(details);
}
