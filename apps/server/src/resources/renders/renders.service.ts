import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from '@platen/design/scene';
import { renderQuality, renderWidthMaxPx } from '@platen/model/renders';
import { type Finding, RefusedError, type RenderRequest, RenderThreadError, TooLargeError } from '@platen/render/node';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { storeFile, storeWritten } from '../blobs/blobs.service.ts';
import { digestOf, findSceneFiles, loadRequest } from './render-files.ts';
import * as queries from './renders.queries.ts';

export type { RenderOutput, RenderRow } from './renders.queries.ts';

/** Lower goes first: somebody waits for a preview, nobody for a production image. */
const priorities = { preview: 0, effect: 1, custom: 1, production: 2 } as const;
const timeLimitsMs = { effect: 60_000, custom: 60_000, production: 15 * 60_000 } as const;
const progressEveryMs = 1000;
const pollMs = 150;

type Jobs = 'render_image' | 'render_production';
const jobOf: Record<queries.RenderOutput, Jobs> = {
  effect: 'render_image',
  custom: 'render_image',
  production: 'render_production',
};

/**
 * Asks for an image, in the caller's transaction. The same image is never made twice: where it was asked for before,
 * its row is answered, whatever state it is in; one that had failed is tried again.
 */
export async function requestRender(
  ctx: FileContext,
  scene: Scene,
  output: queries.RenderOutput,
): Promise<queries.RenderRow> {
  const { row, isNew } = await ensure(ctx, scene, output);
  if (isNew || row.state === 'failed' || row.state === 'cancelled') {
    await ctx.platform.jobs.queue(ctx.db, jobOf[output], { render_id: row.id });
  }
  return row;
}

/** Makes an image now, before everything that waits in the queue, and answers when it is there. */
export async function renderNow(
  ctx: FileContext,
  scene: Scene,
  output: queries.RenderOutput,
): Promise<queries.RenderRow> {
  const { row } = await ensure(ctx, scene, output);
  if (row.state === 'done' || row.state === 'refused') return row;
  await runRender(ctx, row.id, priorities.preview);
  const deadlineMs = Date.now() + timeLimitsMs[output];
  for (;;) {
    const now = await queries.findRender(ctx.db, row.id);
    if (!now) throw new Error(`the render ${row.id} is gone`);
    // Another process may have been at it already.
    if (now.state !== 'running' || Date.now() > deadlineMs) return now;
    await sleep(pollMs);
  }
}

export function cancelRender(ctx: FileContext, id: number): Promise<void> {
  return queries.cancelRender(ctx.db, id);
}

/** Makes a render that waits. Run again after it is done, or while another process is at it, it does nothing. */
export async function runRender(ctx: FileContext, id: number, priority?: number): Promise<void> {
  const waiting = await queries.findRender(ctx.db, id);
  if (!waiting || waiting.state === 'done') return;
  const row = await queries.takeRender(ctx.db, id, timeLimitsMs[waiting.output]);
  if (!row) return;
  try {
    const image = await draw(ctx, row, priority ?? priorities[row.output]);
    await queries.finishRender(ctx.db, id, { state: 'done', findings: image.findings, image });
  } catch (error) {
    await noteFailure(ctx, id, error);
  }
}

interface Drawn {
  blobId: number;
  width: number;
  height: number;
  findings: readonly Finding[];
}

async function draw(ctx: FileContext, row: queries.RenderRow, priority: number): Promise<Drawn> {
  const request = await loadRequest(ctx, row.scene);
  const control = { priority, timeoutMs: timeLimitsMs[row.output] };
  if (row.output === 'production') return drawProduction(ctx, row, request, control);
  const format = row.output === 'custom' ? 'webp' : 'jpeg';
  const output = {
    format,
    quality: renderQuality,
    dpi: row.scene.dpi,
    widthMaxPx: renderWidthMaxPx,
    mode: 'preview',
    isExact: false,
  } as const;
  const image = await ctx.platform.renderer.crew().renderImage(request, output, control);
  const filename = `${row.output}-${row.id}.${format === 'jpeg' ? 'jpg' : format}`;
  const blob = await storeFile(ctx, { filename, bytes: Buffer.from(image.bytes), ownerId: null });
  return { blobId: blob.id, width: image.width, height: image.height, findings: image.findings };
}

/** Strip after strip from the threads into a file: neither the pixels nor the file are ever whole in memory. */
async function drawProduction(
  ctx: FileContext,
  row: queries.RenderRow,
  request: RenderRequest,
  control: { priority: number; timeoutMs: number },
): Promise<Drawn> {
  const cancel = new AbortController();
  let notedMs = 0;
  async function noteOrCancel(share: number): Promise<void> {
    const isWanted = await queries.noteProgress(ctx.db, row.id, share);
    if (!isWanted) cancel.abort(new CancelledError());
  }
  const onProgress = (share: number) => {
    if (Date.now() - notedMs < progressEveryMs) return;
    notedMs = Date.now();
    void noteOrCancel(share);
  };
  const { signal } = cancel;
  const file = { filename: `production-${row.id}.png`, ownerId: null };
  const { blob, result: findings } = await storeWritten(ctx, file, (bytes) =>
    ctx.platform.renderer.crew().renderToPng(request, bytes, { ...control, onProgress, signal }),
  );
  return { blobId: blob.id, width: row.scene.width, height: row.scene.height, findings };
}

class CancelledError extends Error {}

/**
 * A design that cannot be drawn, and a drawing that took too long or ended its thread, would be no better a second time:
 * the reason is kept. Whatever else failed (the store, the database) is the job's to try again.
 */
async function noteFailure(ctx: FileContext, id: number, error: unknown): Promise<void> {
  if (error instanceof CancelledError) return queries.finishRender(ctx.db, id, { state: 'cancelled' });
  if (error instanceof RefusedError)
    return queries.finishRender(ctx.db, id, { state: 'refused', findings: error.findings });
  const message = error instanceof Error ? error.message : String(error);
  await queries.finishRender(ctx.db, id, { state: 'failed', error: message });
  if (error instanceof RenderThreadError || error instanceof TooLargeError) return;
  throw error;
}

async function ensure(ctx: FileContext, scene: Scene, output: queries.RenderOutput) {
  const digest = digestOf(scene, await findSceneFiles(ctx, scene), output);
  return queries.ensureRender(ctx.db, { digest, output, scene });
}
