import type {
  RetentionException,
  RetentionExceptionInput,
  RetentionSettings,
} from '@platen/model/operations/data-protection';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { withSavepoint } from '../../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../../platform/database/database-errors.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { listDue, listOldDrafts } from './erasable-orders.queries.ts';
import { type Erased, eraseDrafts, eraseOrders } from './erase.service.ts';
import { findRunningRetention, insertErasure } from './erasures.queries.ts';
import { newSalt } from './erasures.service.ts';
import * as queries from './retention.queries.ts';
import { eraseAndRecord, finishErasure } from './run-erasure.service.ts';

const batchSize = 50;

export async function getRetentionSettings(ctx: Context): Promise<RetentionSettings> {
  return { days: await queries.getDays(ctx.db), exceptions: await queries.listExceptions(ctx.db) };
}

export async function updateRetentionSettings(ctx: Context, days: number): Promise<RetentionSettings> {
  await queries.setDays(ctx.db, days);
  return getRetentionSettings(ctx);
}

export async function createException(ctx: RequestContext, input: RetentionExceptionInput): Promise<RetentionSettings> {
  const exceptions = await queries.listExceptions(ctx.db);
  try {
    await withSavepoint(ctx.db, () => queries.insertException(ctx.db, input));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    const field = input.user_id === undefined ? 'sku_template_id' : 'user_id';
    throw appError('reference_unknown', { field, id: input[field] ?? '' }).at(field);
  }
  const isOfInput = ({ user, sku_template }: RetentionException) =>
    input.user_id === undefined ? sku_template?.id === input.sku_template_id : user?.id === input.user_id;
  noteException(ctx, exceptions.find(isOfInput), (await queries.listExceptions(ctx.db)).find(isOfInput));
  return getRetentionSettings(ctx);
}

export async function deleteException(ctx: RequestContext, id: number): Promise<RetentionSettings> {
  const old = (await queries.listExceptions(ctx.db)).find((exception) => exception.id === id);
  if (!old) throw appError('not_found');
  await queries.deleteException(ctx.db, id);
  noteException(ctx, old, undefined);
  return getRetentionSettings(ctx);
}

/** No call shows one exception alone, so that the audit log cannot read it before and after by itself. */
function noteException(
  ctx: RequestContext,
  before: RetentionException | undefined,
  after: RetentionException | undefined,
): void {
  const id = (after ?? before)?.id;
  if (id !== undefined) ctx.audit.subjectId = id;
  ctx.audit.shown = { before, after };
}

/**
 * Erases the orders whose time is over, and images that were drawn for no order and are as old. Each batch is a
 * transaction of its own: an interrupted run goes on the next night, and of two runs at once, one finds the orders of the
 * other erased. A night with something to erase leaves one erasure with its certificate; an interrupted one is finished.
 */
export async function eraseDue(ctx: FileContext & Pick<JobContext, 'closing'>): Promise<void> {
  let erasure: { id: number; salt: string } | undefined = await findRunningRetention(ctx.db);
  async function erase(run: (part: FileContext) => Promise<Erased>): Promise<Erased> {
    erasure ??= await startErasure(ctx);
    return eraseAndRecord(ctx, erasure, run);
  }
  for (;;) {
    ctx.closing?.throwIfAborted();
    const due = await listDue(ctx.db, batchSize);
    if (due.length === 0) break;
    const { orders } = await erase((part) => eraseOrders(part, due, { withDrafts: false }));
    if (orders.length === 0) break;
  }
  const days = await queries.getDays(ctx.db);
  for (;;) {
    if (days === 0) break;
    ctx.closing?.throwIfAborted();
    const drafts = await listOldDrafts(ctx.db, days, batchSize);
    if (drafts.length === 0) break;
    const { rows } = await erase((part) => eraseDrafts(part, drafts));
    if (rows.size === 0) break;
  }
  if (erasure) await finishErasure(ctx, erasure.id);
}

async function startErasure({ db }: FileContext): Promise<{ id: number; salt: string }> {
  const salt = newSalt();
  return { id: await insertErasure(db, { kind: 'retention', state: 'running', salt }), salt };
}
