import { createReadStream, createWriteStream } from 'node:fs';
import { extname, join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DrawingOutput } from '@platen/design/drawing-plan';
import { hasPureBlackText } from '@platen/design/print-options';
import type { Scene } from '@platen/design/scene';
import { renderQuality, renderWidthMaxPx } from '@platen/model/renders';
import {
  type Finding,
  RefusedError,
  type RenderRequest,
  RenderThreadError,
  scaleForWidth,
  TooLargeError,
} from '@platen/render/node';
import type { Db } from '../../../platform/database.ts';
import { withScratchFolder } from '../../../platform/scratch-folder.ts';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { storeFile, storeStream } from '../blobs/blobs.service.ts';
import { digestOf, findSceneFiles, loadRequest } from './render-files.ts';
import { assertPrintableBleed } from './print-bleed.ts';
import { readPrintProfile } from './print-profiles.service.ts';
import * as queries from './renders.queries.ts';
import type { RenderRow } from './renders.tables.ts';

const timeLimitsMs = { effect: 60_000, custom: 60_000, production: 15 * 60_000 } as const;
/** Who looks at a screen has gone by then, and others wait. */
const urgentTimeLimitMs = 20_000;
/** A process that makes a render says so this often; one that has not for longer than the second has died. */
const heartbeatMs = 1000;
const heartbeatTimeoutMs = 12_000;
const pollMs = 150;

/** For whom an image is made. The system's own have no owner. */
interface Requester {
  ownerId: number | undefined;
  /** Somebody is looking at the screen. */
  isUrgent: boolean;
  /** There is no time limit. */
  hasNoTimeLimit?: boolean;
}

/** Makes an image before what nobody looks at, and answers when it is settled. */
export async function renderNow(ctx: FileContext, scene: Scene, output: DrawingOutput): Promise<RenderRow> {
  return finishRenderNow(ctx, await findOrCreateRender(ctx, scene, output));
}

/** Makes an image however long it takes: for the system's own, on a machine that may be slow or busy. */
export async function renderWithoutTimeLimit(
  ctx: FileContext,
  scene: Scene,
  output: DrawingOutput,
): Promise<RenderRow> {
  const row = await findOrCreateRender(ctx, scene, output);
  return finish(ctx, row, { ownerId: undefined, isUrgent: false, hasNoTimeLimit: true });
}

/** As `finishRender`, before what nobody looks at, and not for as long. */
export function finishRenderNow(ctx: FileContext, row: RenderRow, ownerId?: number): Promise<RenderRow> {
  return finish(ctx, row, { ownerId, isUrgent: true });
}

/** Where an image stands, whatever that is. The same image has one row, however often it is asked for. */
export async function findOrCreateRender(ctx: FileContext, scene: Scene, output: DrawingOutput): Promise<RenderRow> {
  const digest = digestOf(scene, await findSceneFiles(ctx, scene), output);
  return queries.ensureRender(ctx.db, { digest, output, scene });
}

/** Makes an image when its owner's turn comes, and answers when it is settled. Throws what is worth another try. */
export function finishRender(ctx: FileContext, row: RenderRow, ownerId?: number): Promise<RenderRow> {
  return finish(ctx, row, { ownerId, isUrgent: false });
}

/**
 * The same image is never made twice: what is done, or was refused, is answered as it is. What another process is making
 * is waited for, and taken over should that process die.
 */
async function finish(ctx: FileContext, known: RenderRow, requester: Requester): Promise<RenderRow> {
  if (known.state === 'done' || known.state === 'refused') return known;
  for (;;) {
    const claimed = await queries.claimRender(ctx.db, known.id, heartbeatTimeoutMs);
    if (claimed) return run(ctx, claimed, requester);
    const idle = await waitWhileRunning(ctx, known.id);
    // Left behind by a process that died, or released by one that lacked a service: it is for us to make.
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

/** Stops what waits or is being made, in whatever process, within about a second. Asked for again, it is made again. */
export async function cancelRenders(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await queries.cancelRenders(db, ids);
}

class CancelledError extends Error {}

async function run(ctx: FileContext, row: RenderRow, requester: Requester): Promise<RenderRow> {
  let progress = 0;
  const cancel = new AbortController();
  async function heartbeat(): Promise<void> {
    const isWanted = await queries.recordProgress(ctx.db, row.id, progress);
    if (!isWanted) cancel.abort(new CancelledError());
  }
  const timer = setInterval(() => {
    // A sign of life that cannot be written is no reason to stop: the next one may be.
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
    const image = await draw(ctx, row, control);
    return await queries.finishRender(ctx.db, row.id, { state: 'done', findings: image.findings, image });
  } catch (error) {
    // The row says so already; and somebody may have asked for the image again by now.
    if (error instanceof CancelledError) return { ...row, state: 'cancelled' };
    const outcome = outcomeOf(error);
    const finished = await queries.finishRender(ctx.db, row.id, outcome);
    if (outcome.state === 'queued') throw error;
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
 * A design that cannot be drawn, and a drawing that took too long or ended its thread, would be no better a second time:
 * the reason is kept. Whatever else failed (the store, the database) is the caller's to try again: until then the render
 * waits, and only a caller who gives up says that it failed.
 */
function outcomeOf(error: unknown): queries.Outcome {
  if (error instanceof RefusedError) return { state: 'refused', findings: error.findings };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RenderThreadError) return { state: 'failed', failure: error.reason, error: message };
  if (error instanceof TooLargeError) return { state: 'failed', failure: 'too_large', error: message };
  return { state: 'queued', error: message };
}

interface Drawn {
  blobId: number;
  printBlobId?: number;
  width: number;
  height: number;
  findings: readonly Finding[];
}

interface DrawControl {
  owner: string | undefined;
  isUrgent: boolean;
  timeoutMs: number | undefined;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

async function draw(ctx: FileContext, row: RenderRow, control: DrawControl): Promise<Drawn> {
  const isWhole = row.output === 'production';
  const scale = isWhole ? 1 : scaleForWidth(row.scene, renderWidthMaxPx);
  const request = await loadRequest(ctx, row.scene, scale);
  if (isWhole) return drawProduction(ctx, row, request, control);
  const format = row.output === 'custom' ? 'webp' : 'jpeg';
  const output = {
    format,
    quality: renderQuality,
    dpi: row.scene.dpi,
    widthMaxPx: renderWidthMaxPx,
    mode: 'preview',
    isShown: row.output === 'custom',
  } as const;
  const image = await ctx.platform.renderer.pool().renderImage(request, output, control);
  const filename = `${row.output}-${row.id}.${format === 'jpeg' ? 'jpg' : format}`;
  const { bytes, drawn } = image;
  const blob = await storeFile(ctx, { filename, bytes: Buffer.from(bytes), ownerId: null, ...(drawn && { drawn }) });
  return { blobId: blob.id, width: image.width, height: image.height, findings: image.findings };
}

/** Strip after strip from the threads into a file: neither the pixels nor the file are ever whole in memory. */
async function drawProduction(
  ctx: FileContext,
  row: RenderRow,
  request: RenderRequest,
  control: DrawControl,
): Promise<Drawn> {
  const { width, height, print } = row.scene;
  assertPrintableBleed(row.scene);
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
  // Both are waited for: a file that cannot be written is no less an end than an image that cannot be drawn.
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
