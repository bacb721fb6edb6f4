import type { Scene } from '@platen/design/scene';
import type { RenderState } from '@platen/model/renders';
import type { Finding } from '@platen/render/node';
import { type ColumnType, type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

declare module '../../platform/database.ts' {
  interface Database {
    renders: RendersTable;
  }
}

export type RenderOutput = 'effect' | 'custom' | 'production';

interface RendersTable {
  id: Generated<number>;
  digest: Buffer;
  output: RenderOutput;
  scene: ColumnType<Scene, string, never>;
  state: Generated<RenderState>;
  progress: Generated<number>;
  findings: ColumnType<Finding[], string | undefined, string>;
  error: string | null;
  blob_id: number | null;
  width: number | null;
  height: number | null;
  started_at: string | null;
  finished_at: string | null;
  created_at: Generated<string>;
}

export type RenderRow = Selectable<RendersTable>;

/** The render of this digest, and whether it is new. */
export async function ensureRender(db: Db, render: { digest: Buffer; output: RenderOutput; scene: Scene }) {
  const made = await db
    .insertInto('renders')
    .values({ ...render, scene: JSON.stringify(render.scene) })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { row: made, isNew: true };
  const row = await db.selectFrom('renders').selectAll().where('digest', '=', render.digest).executeTakeFirstOrThrow();
  return { row, isNew: false };
}

export function findRender(db: Db, id: number): Promise<RenderRow | undefined> {
  return db.selectFrom('renders').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Takes a render for this process, unless another one is at it. One that has been running for longer than anything may
 * run belongs to a process that died.
 */
export function takeRender(db: Db, id: number, timeLimitMs: number): Promise<RenderRow | undefined> {
  return db
    .updateTable('renders')
    .set({ state: 'running', progress: 0, error: null, started_at: sql<string>`now()`, finished_at: null })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['queued', 'failed', 'refused', 'cancelled']),
        eb.and([
          eb('state', '=', 'running'),
          eb('started_at', '<', sql<string>`now() - make_interval(secs => ${timeLimitMs / 1000})`),
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** False where the render was cancelled meanwhile. */
export async function noteProgress(db: Db, id: number, progress: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('renders')
    .set({ progress })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Outcome {
  state: RenderState;
  findings?: readonly Finding[];
  error?: string;
  image?: { blobId: number; width: number; height: number };
}

export async function finishRender(db: Db, id: number, { state, findings = [], error, image }: Outcome): Promise<void> {
  await db
    .updateTable('renders')
    .set({
      state,
      findings: JSON.stringify(findings),
      error: error ?? null,
      blob_id: image?.blobId ?? null,
      width: image?.width ?? null,
      height: image?.height ?? null,
      progress: state === 'done' ? 1 : 0,
      finished_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function cancelRender(db: Db, id: number): Promise<void> {
  await db
    .updateTable('renders')
    .set({ state: 'cancelled', finished_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute();
}
