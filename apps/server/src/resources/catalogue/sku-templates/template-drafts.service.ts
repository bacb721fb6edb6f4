import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { setTags, tagsOf } from '../../files/tags/tags.service.ts';
import * as templates from './sku-templates.queries.ts';
import { getSkuTemplate, lockTemplate, refuseChanged } from './sku-templates.service.ts';
import * as queries from './template-copies.queries.ts';
import { requestCover } from './template-covers.service.ts';
import { dropOldVersions } from './template-versions.queries.ts';

/**
 * The draft of a published template: the one that it has, or a new one. Whoever starts a second one at the same time waits for the
 * lock and gets the first, so that both edit the same draft and are told of each other's changes.
 */
export async function startDraft(ctx: Context, id: number): Promise<SkuTemplate> {
  const { no, state } = await lockTemplate(ctx, id);
  const existing = await queries.findDraftId(ctx.db, id);
  if (existing !== undefined) return getSkuTemplate(ctx, existing);
  if (state !== 'published') throw appError('template_needs_no_draft', { no });
  const draftId = await queries.insertDraft(ctx.db, id, ctx.caller.id);
  await copyTags(ctx, id, draftId);
  // That of the template may not be drawn yet, and the job that draws it does not know the draft.
  await requestCover(ctx, draftId);
  return getSkuTemplate(ctx, draftId);
}

/** Deletes the draft of a template, which stays as it is, and returns the template. */
export async function discardDraft(ctx: Context, id: number): Promise<SkuTemplate> {
  const { no } = await lockTemplate(ctx, id);
  const draftId = await queries.findDraftId(ctx.db, id);
  if (draftId === undefined) throw appError('template_without_draft', { no });
  const { edit_time } = await getSkuTemplate(ctx, draftId);
  await templates.raiseEditTime(ctx.db, id, edit_time);
  await setTags(ctx.db, 'SkuTemplate', draftId, []);
  await templates.deleteTemplate(ctx.db, draftId);
  return getSkuTemplate(ctx, id);
}

/**
 * Replaces a template by its draft, which was checked as it was at `checkedAt`. Orders that were placed before keep the template
 * as it was then. The audit entry is that of the template, because the draft is gone.
 */
export async function publishDraft(
  ctx: RequestContext,
  { id, draft_of }: { id: number; draft_of: number },
  checkedAt: string,
): Promise<SkuTemplate> {
  // The template first, like whoever starts or discards a draft: otherwise the two could wait for each other.
  await lockTemplate(ctx, draft_of);
  const draft = await lockTemplate(ctx, id);
  if (draft.updated_at !== checkedAt) await refuseChanged(ctx, draft);
  const before = await getSkuTemplate(ctx, draft_of);
  await queries.publishDraftRow(ctx.db, { id: draft_of, draftId: id });
  await copyTags(ctx, id, draft_of);
  await setTags(ctx.db, 'SkuTemplate', id, []);
  await dropOldVersions(ctx.db, draft_of);
  await requestCover(ctx, draft_of);
  const after = await getSkuTemplate(ctx, draft_of);
  ctx.audit.subjectId = draft_of;
  ctx.audit.shown = { before, after };
  return after;
}

async function copyTags({ db }: Context, from: number, to: number): Promise<void> {
  await setTags(db, 'SkuTemplate', to, (await tagsOf(db, 'SkuTemplate', [from])).get(from) ?? []);
}
