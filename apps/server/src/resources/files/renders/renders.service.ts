import { createReadStream, createWriteStream } from 'node:fs';
import { extname, join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DrawingOutput } from '@platen/design/drawing-plan';
import { hasPureBlackText } from '@platen/design/print-options';
import type { Scene } from '@platen/design/scene';
import { type Finding, RefusedError, RenderThreadError, TooLargeError } from '@platen/render/node';
import type { Db } from '../../../platform/database/database.ts';
import { timed } from '../../../platform/metrics/metrics.ts';
import { withScratchFolder } from '../../../platform/process/scratch-folder.ts';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { storeFile, storeStream } from '../blobs/blobs.service.ts';
import { type DrawControl, drawPreview, urgentTimeLimitMs } from './draw-preview.ts';
import { assertPrintableBleed } from './print-bleed.ts';
import { readPrintProfile } from './print-profiles.service.ts';
import { digestOf, findSceneFiles, loadRequest } from './render-files.ts';
import * as queries from './renders.queries.ts';
import type { RenderRow } from './renders.tables.ts';

const timeLimitsMs = { effect: 60_000, custom: 60_000, production: 15 * 60_000 } as const;
/** A rendering process sends a heartbeat this often; without one for the second time it is considered dead. */
const heartbeatMs = 1000;
const heartbeatTimeoutMs = 12_000;
const pollMs = 150;

/** Who requests an image. The system's own images have no owner. */
interface Requester {
  ownerId: number | undefined;
  /** A person is waiting for it. */
  isUrgent: boolean;
  hasNoTimeLimit?: boolean;
}

/** Draws an image ahead of background work and returns when it has finished. */
export async function renderNow(ctx: FileContext, scene: Scene, output: DrawingOutput): Promise<RenderRow> {
  return finishRenderNow(ctx, await findOrCreateRender(ctx, scene, output));
}

/** Draws an image without a time limit: for the system's own images, on a machine that may be slow. */
export async function renderWithoutTimeLimit(
  ctx: FileContext,
  scene: Scene,
  output: DrawingOutput,
): Promise<RenderRow> {
  const row = await findOrCreateRender(ctx, scene, output);
  return finish(ctx, row, { ownerId: undefined, isUrgent: false, hasNoTimeLimit: true });
}

/** Like `finishRender`, but ahead of background work and with a shorter time limit. */
export function finishRenderNow(ctx: FileContext, row: RenderRow, ownerId?: number): Promise<RenderRow> {
  return finish(ctx, row, { ownerId, isUrgent: true });
}

/** The render of an image in whatever state. The same image has one row, however often it is requested. */
export async function findOrCreateRender(ctx: FileContext, scene: Scene, output: DrawingOutput): Promise<RenderRow> {
  const digest = digestOf(scene, await findSceneFiles(ctx, scene), output);
  return queries.ensureRender(ctx.db, { digest, output, scene });
}

/**
 * Draws an image when its owner's turn comes, and returns when it has finished. Throws errors that are worth a retry.
 */
export function finishRender(ctx: FileContext, row: RenderRow, ownerId?: number): Promise<RenderRow> {
  return finish(ctx, row, { ownerId, isUrgent: false });
}

/**
 * The same image is never drawn twice: a done or refused render is returned as it is. A render of another process is
 * awaited, and taken over if that process dies.
 */
async function finish(ctx: FileContext, known: RenderRow, requester: Requester): Promise<RenderRow> {
  if (known.state === 'done' || known.state === 'refused') return known;
  for (;;) {
    const claimed = await queries.claimRender(ctx.db, known.id, heartbeatTimeoutMs);
    const finished = claimed && (await run(ctx, claimed, requester));
    if (finished) return finished;
    const idle = await waitWhileRunning(ctx, known.id);
    // Abandoned by a dead process, or released by one that lacked a service: this process draws it.
    if (idle.state !== 'running' && idle.state !== 'queued') return idle;
  }
}

async function waitWhileRunning(ctx: FileContext, id: number): Promise<RenderRow> {
  for (;;) {
    const idle = await queries.findIdleRender(ctx.db, id, heartbeatTimeoutMs);
    if (idle) return idle;
    await sleep(pollMs);
  }
}

/**
 * Cancels waiting and running renders in any process, within about a second. They are drawn again if requested again.
 */
export async function cancelRenders(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await queries.cancelRenders(db, ids);
}

class CanceledError extends Error {}

/**
 * Returns undefined if the render was canceled or taken over meanwhile, even if it was drawn by then: its row says what
 * was decided since.
 */
async function run(ctx: FileContext, row: RenderRow, requester: Requester): Promise<RenderRow | undefined> {
  let progress = 0;
  const cancel = new AbortController();
  async function heartbeat(): Promise<void> {
    const isHeld = await queries.recordProgress(ctx.db, row, progress);
    if (!isHeld) cancel.abort(new CanceledError());
  }
  const timer = setInterval(() => {
    // A failed heartbeat is no reason to stop: the next one may succeed.
    heartbeat().catch(() => undefined);
  }, heartbeatMs);
  const control = {
    owner: requester.ownerId?.toString(),
    isUrgent: requester.isUrgent,
    timeoutMs: timeLimitOf(row, requester),
    signal: cancel.signal,
    onProgress(share: number) {
      progress = share;
    },
  };
  try {
    const { renderSeconds } = ctx.platform.metrics;
    const image = await timed(
      (seconds, outcome) => renderSeconds.observe({ kind: row.output, outcome }, seconds),
      () => draw(ctx, row, control),
    );
    return await queries.finishRender(ctx.db, row, { state: 'done', findings: image.findings, image });
  } catch (error) {
    if (error instanceof CanceledError) return undefined;
    const outcome = outcomeOf(error);
    const finished = await queries.finishRender(ctx.db, row, outcome);
    if (finished && outcome.state === 'queued') throw error;
    return finished;
  } finally {
    clearInterval(timer);
  }
}

function timeLimitOf({ output }: RenderRow, { isUrgent, hasNoTimeLimit }: Requester): number | undefined {
  if (hasNoTimeLimit) return undefined;
  return isUrgent ? urgentTimeLimitMs : timeLimitsMs[output];
}

/**
 * A design that cannot be drawn, takes too long or crashes its thread would fail again, so the reason is stored. Other
 * failures (store, database) are retried by the caller: until then the render waits, and only a caller that gives up
 * marks it as failed.
 */
function outcomeOf(error: unknown): queries.Outcome {
  if (error instanceof RefusedError) return { state: 'refused', findings: error.findings };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RenderThreadError) return { state: 'failed', failure: error.reason, error: message };
  if (error instanceof TooLargeError) return { state: 'failed', failure: 'too_large', error: message };
  return { state: 'queued', error: message };
}

interface DrawnImage {
  blobId: number;
  printBlobId?: number;
  width: number;
  height: number;
  findings: readonly Finding[];
}

async function draw(ctx: FileContext, row: RenderRow, control: DrawControl): Promise<DrawnImage> {
  if (row.output === 'production') return drawProduction(ctx, row, control);
  const { filename, bytes, drawn, ...image } = await drawPreview(ctx, row, control);
  const blob = await storeFile(ctx, { filename, bytes, ownerId: null, ...(drawn && { drawn }) });
  return { blobId: blob.id, ...image };
}

/** Strips go from the threads into a file: neither the pixels nor the file are ever completely in memory. */
async function drawProduction(ctx: FileContext, row: RenderRow, control: DrawControl): Promise<DrawnImage> {
  const { width, height, print } = row.scene;
  assertPrintableBleed(row.scene);
  const request = await loadRequest(ctx, row.scene, 1);
  const file = {
    filename: `production-${row.id}.png`,
    ownerId: null,
    ...(print === undefined && { drawn: 'itself' as const }),
  };
  const pool = ctx.platform.renderer.pool();
  const drawTo = (bytes: Writable) => pool.renderToPng(request, bytes, control);
  if (print === undefined || print.format === 'png') {
    const { blob, result: findings } = await storeStream(ctx, file, drawTo);
    return { blobId: blob.id, width, height, findings };
  }
  return withScratchFolder(async (folder) => {
    const png = join(folder, 'image.png');
    const { findings } = await writeFileWith(png, drawTo);
    const profile = await readPrintProfile(ctx, print);
    const whiteLetters = hasPureBlackText(print) ? join(folder, 'white-letters.png') : undefined;
    if (whiteLetters !== undefined) {
      const whitening = { ...control, whitensBlackText: true };
      await writeFileWith(whiteLetters, (bytes) => pool.renderToPng(request, bytes, whitening));
    }
    const printRequest = { png, whiteLetters, options: print, dpi: row.scene.dpi, profile, folder };
    const path = await ctx.platform.pictures.print(printRequest, control);
    const image = await storeFileAt(ctx, file, png);
    const printed = await storeFileAt(ctx, { ...file, filename: `production-${row.id}${extname(path)}` }, path);
    return { blobId: image.id, printBlobId: printed.id, width, height, findings };
  });
}

async function writeFileWith(path: string, write: (bytes: Writable) => Promise<readonly Finding[]>) {
  const stream = createWriteStream(path);
  // Both are awaited: writing the file can fail as well as drawing the image.
  const passThrough = new PassThrough();
  const [findings] = await Promise.all([
    write(passThrough).finally(() => passThrough.end()),
    pipeline(passThrough, stream),
  ]);
  return { findings };
}

async function storeFileAt(ctx: FileContext, file: Parameters<typeof storeStream>[1], path: string) {
  const { blob } = await storeStream(ctx, file, (bytes) => pipeline(createReadStream(path), bytes, { end: false }));
  return blob;
}
