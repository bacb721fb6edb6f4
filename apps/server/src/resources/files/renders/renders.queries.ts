import type { DrawingOutput } from '@platen/design/drawing-plan';
import type { Scene } from '@platen/design/scene';
import type { RenderFailure, RenderState } from '@platen/model/files/renders';
import type { Finding } from '@platen/render/node';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { RenderRow } from './renders.tables.ts';

export async function ensureRender(
  db: Db,
  render: { digest: Buffer; output: DrawingOutput; scene: Scene },
): Promise<RenderRow> {
  const find = () => db.selectFrom('renders').selectAll().where('digest', '=', render.digest).executeTakeFirst();
  const known = await find();
  if (known) return known;
  const made = await db
    .insertInto('renders')
    .values({ ...render, scene: JSON.stringify(render.scene) })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returningAll()
    .executeTakeFirst();
  const row = made ?? (await find());
  if (!row) throw new Error('a render vanished while it was asked for');
  return row;
}

export function findRender(db: Db, id: number): Promise<RenderRow | undefined> {
  return db.selectFrom('renders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether the rendering process has missed its heartbeat for so long that it must have died. */
const isAbandoned = (heartbeatTimeoutMs: number) =>
  sql<SqlBool>`(state = 'running' and coalesce(alive_at, started_at) < now() - make_interval(secs => ${heartbeatTimeoutMs / 1000}))`;

/**
 * Claims a render for this process, unless another process is working on it. Each claim of a render has a later
 * `started_at` than the one before, in milliseconds, as it is read.
 */
export function claimRender(db: Db, id: number, heartbeatTimeoutMs: number): Promise<RenderRow | undefined> {
  return db
    .updateTable('renders')
    .set({
      state: 'running',
      progress: 0,
      failure: null,
      error: null,
      started_at: sql<string>`greatest(date_trunc('milliseconds', now()), started_at + interval '1 millisecond')`,
      alive_at: sql<string>`now()`,
      finished_at: null,
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', 'in', ['queued', 'failed', 'cancelled']), isAbandoned(heartbeatTimeoutMs)]))
    .returningAll()
    .executeTakeFirst();
}

/**
 * A render that no process is working on: finished, or abandoned by a process that died. Undefined while it is running.
 */
export function findIdleRender(db: Db, id: number, heartbeatTimeoutMs: number): Promise<RenderRow | undefined> {
  return db
    .selectFrom('renders')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('state', '<>', 'running'), isAbandoned(heartbeatTimeoutMs)]))
    .executeTakeFirst();
}

/** A render as it was claimed. */
export type Claim = Pick<RenderRow, 'id' | 'started_at'>;

/** Whether the claim still holds: the render was not canceled since, nor claimed again. */
const isHeld = ({ id, started_at }: Claim) =>
  sql<SqlBool>`(id = ${id} and state = 'running' and started_at = ${started_at})`;

/** Returns false if the claim no longer holds. */
export async function recordProgress(db: Db, claim: Claim, progress: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('renders')
    .set({ progress, alive_at: sql<string>`now()` })
    .where(isHeld(claim))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function cancelRenders(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('renders')
    .set({ state: 'cancelled', finished_at: sql<string>`now()` })
    .where(sql<SqlBool>`id = any(${ids})`)
    .where('state', 'in', ['queued', 'running'])
    .execute();
}

export interface Outcome {
  state: RenderState;
  findings?: readonly Finding[];
  failure?: RenderFailure;
  error?: string;
  image?: { blobId: number; printBlobId?: number; width: number; height: number };
}

/** Does nothing and returns undefined if the claim no longer holds. */
export function finishRender(
  db: Db,
  claim: Claim,
  { state, findings = [], failure, error, image }: Outcome,
): Promise<RenderRow | undefined> {
  return db
    .updateTable('renders')
    .set({
      state,
      findings: JSON.stringify(findings),
      failure: failure ?? null,
      error: error ?? null,
      blob_id: image?.blobId ?? null,
      print_blob_id: image?.printBlobId ?? null,
      width: image?.width ?? null,
      height: image?.height ?? null,
      progress: state === 'done' ? 1 : 0,
      finished_at: sql<string>`now()`,
    })
    .where(isHeld(claim))
    .returningAll()
    .executeTakeFirst();
}
