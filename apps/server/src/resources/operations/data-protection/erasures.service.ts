import { randomBytes } from 'node:crypto';
import { isCustomer } from '@platen/model/accounts/roles';
import type { Page } from '@platen/model/lists/lists';
import {
  type Erasure,
  type ErasureCertificate,
  type ErasureInput,
  erasureWaitsDays,
} from '@platen/model/operations/data-protection';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import * as queries from './erasures.queries.ts';

/** What makes the digests of a certificate its own. */
export const newSalt = () => randomBytes(16).toString('hex');

export function listErasures(ctx: Context, list: queries.ErasureListQuery): Promise<Page<Erasure>> {
  return queries.listErasures(ctx.db, list, ctx.platform.settings.timeZone);
}

export async function getErasure(ctx: Context, id: number): Promise<Erasure> {
  const erasure = await queries.findErasure(ctx.db, id);
  if (!erasure) throw appError('not_found');
  return erasure;
}

/** Nothing is erased yet: a job works out what would go. */
export async function createErasure(ctx: Context, input: ErasureInput): Promise<Erasure> {
  const userId = 'user_id' in input ? input.user_id : undefined;
  if (userId !== undefined) await assertCustomer(ctx, userId);
  const id = await queries.insertErasure(ctx.db, {
    kind: input.kind,
    state: 'checking',
    requester_id: ctx.caller.id,
    user_id: userId ?? null,
    receiver_name: (input.kind === 'receiver' && input.receiver_name) || null,
    receiver_phone: (input.kind === 'receiver' && input.receiver_phone) || null,
    system_nos: input.kind === 'orders' ? input.system_nos : [],
    salt: newSalt(),
  });
  await ctx.platform.jobs.queue(ctx.db, 'run_erasure', { erasure_id: id });
  return getErasure(ctx, id);
}

async function assertCustomer(ctx: Context, id: number): Promise<void> {
  const role = await queries.findRole(ctx.db, id);
  if (!role || !isCustomer(role)) throw appError('reference_unknown', { field: 'user_id', id }).at('user_id');
}

/** From here on it cannot be undone. */
export async function confirmErasure(ctx: Context, id: number): Promise<Erasure> {
  const erasure = await queries.lockErasure(ctx.db, id);
  if (!erasure) throw appError('not_found');
  const isRetry = erasure.state === 'failed' && erasure.confirmed_at !== null;
  if (erasure.state !== 'ready' && !isRetry) throw appError('erasure_not_ready');
  const blocked = erasure.plan?.blocked_count ?? 0;
  if (blocked > 0) throw appError('erasure_blocked', { count: blocked });
  await queries.setRunning(ctx.db, id);
  await ctx.platform.jobs.queue(ctx.db, 'run_erasure', { erasure_id: id });
  return getErasure(ctx, id);
}

/** Works the plan out again, after orders were shipped or ended. */
export async function recheckErasure(ctx: Context, id: number): Promise<Erasure> {
  const erasure = await queries.lockErasure(ctx.db, id);
  if (!erasure) throw appError('not_found');
  if (erasure.state !== 'ready' && erasure.state !== 'failed') throw appError('erasure_not_ready');
  await queries.setChecking(ctx.db, id);
  await ctx.platform.jobs.queue(ctx.db, 'run_erasure', { erasure_id: id });
  return getErasure(ctx, id);
}

/** Discards an erasure that has erased nothing, with the name that it searched for. */
export async function deleteErasure(ctx: Context, id: number): Promise<void> {
  const erasure = await queries.lockErasure(ctx.db, id);
  if (!erasure) throw appError('not_found');
  if (erasure.confirmed_at !== null) throw appError('erasure_started');
  await queries.deleteErasure(ctx.db, id);
}

export async function getCertificate(ctx: Context, id: number): Promise<ErasureCertificate> {
  const { kind, requester, user, created_at, confirmed_at, finished_at } = await getErasure(ctx, id);
  if (finished_at === null) throw appError('erasure_not_ready');
  const erased = await queries.listErased(ctx.db, id);
  const times = { created_at, confirmed_at, finished_at };
  return {
    id,
    kind,
    requester,
    user_id: user?.id ?? null,
    ...times,
    salt: await queries.getSalt(ctx.db, id),
    ...erased,
  };
}

export async function sweepErasures(db: Db): Promise<void> {
  await queries.deleteUnconfirmed(db, erasureWaitsDays);
}
