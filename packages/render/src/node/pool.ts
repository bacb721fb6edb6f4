import { availableParallelism } from 'node:os';
import type { Writable } from 'node:stream';
import { imagePixelsMax } from '@platen/design/constants';
import { isPrintedOnWhite } from '@platen/design/print-options';
import { assertPrintable, imageSize } from '../drawing.ts';
import type { Finding } from '../findings.ts';
import {
  type CheckedFont,
  type ImageOutput,
  type PrintCheck,
  type RenderedImage,
  type RenderFile,
  type RenderRequest,
  type StripJob,
  shareBytes,
  type ThreadCalls,
} from './job.ts';
import { srgbProfile } from './srgb-profile.ts';
import { stripCount, writeStrips } from './strips.ts';
import { startThread, type WorkerCode } from './worker-handle.ts';
import { type TaskOptions, WorkerPool } from './worker-pool.ts';

export interface RenderPoolOptions {
  /** The built `@platen/render/node/worker`, or its entry file for running from source. */
  readonly worker: WorkerCode;
  readonly count?: number;
  readonly heapMaxMb?: number;
}

export interface PngControl extends TaskOptions {
  /** Called after each strip with the fraction of the image that is written, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Draws black text and codes in white: the difference shows where a print file needs black ink only. */
  readonly whitensBlackText?: boolean;
}

/** A pool of render threads. A small image is drawn by one thread, a production image in strips by all of them. */
export interface RenderPool {
  renderImage(request: RenderRequest, output: ImageOutput, control?: TaskOptions): Promise<RenderedImage>;
  /**
   * Draws a production image at full size, in strips. An image that must not be printed throws a `RefusedError`
   * before the first byte is written.
   */
  renderToPng(request: RenderRequest, stream: Writable, control?: PngControl): Promise<readonly Finding[]>;
  /** Returns the findings that drawing would have, without drawing. */
  inspect(request: RenderRequest, control?: TaskOptions): Promise<readonly Finding[]>;
  /** Returns the findings that need only the sizes of pictures: all except codes that a picture covers. */
  checkPrint(check: PrintCheck, control?: TaskOptions): Promise<readonly Finding[]>;
  /** Opens an uploaded font. */
  checkFont(bytes: Uint8Array, control?: TaskOptions): Promise<CheckedFont>;
  close(): Promise<void>;
}

const tasksPerWorkerMax = 500;
/** With a lower limit, V8 grows the heap in such small steps that it collects garbage for long after every image. */
const heapMaxMbDefault = 2048;
/** All running tasks together may hold two of the largest images that may be drawn. */
const pixelsMax = 2 * imagePixelsMax;
let jobCount = 0;

/** Processor time that all threads of this process have used so far, in ms. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function openRenderPool(options: RenderPoolOptions): RenderPool {
  const count = options.count ?? availableParallelism();
  const start = () => startThread(options.worker, options.heapMaxMb ?? heapMaxMbDefault);
  const threads = new WorkerPool<ThreadCalls>({ count, start, tasksPerWorkerMax, pixelsMax, processorMs });

  return {
    renderImage: (request, output, control) =>
      threads.run('image', { request: withSharedFiles(request), output }, control),

    async renderToPng(request, stream, control = {}) {
      const { scene } = request;
      const size = imageSize(scene, 1);
      const shared = withSharedFiles(request);
      const { images, findings, ...prepared } = await threads.run('prepare', { request: shared }, control);
      assertPrintable(findings);
      const isOnWhite = !prepared.isOpaque && scene.print !== undefined && isPrintedOnWhite(scene.print);
      const isOpaque = prepared.isOpaque || isOnWhite;
      const id = `${process.pid}-${++jobCount}`;
      const { whitensBlackText } = control;
      const job: StripJob = { id, scene, fonts: shared.fonts, images, isOpaque, isOnWhite, whitensBlackText };
      await writeStrips(
        {
          image: { ...size, dpi: scene.dpi, isOpaque, profile: scene.print && srgbProfile },
          atOnce: Math.min(count + 1, stripCount(size)),
          draw: (index) => threads.run('strip', { job, index }, control),
          onProgress: control.onProgress,
          signal: control.signal,
        },
        stream,
      );
      return findings;
    },

    async inspect(request, control) {
      const { findings } = await threads.run('prepare', { request: withSharedFiles(request) }, control);
      return findings;
    },

    checkPrint: (check, control) =>
      threads.run('check', { check: { ...check, fonts: shareFiles(check.fonts) } }, control),

    checkFont: (bytes, control) => threads.run('font', { bytes }, control),

    close: () => threads.close(),
  };
}

/**
 * Files are large and most orders share some of them, so each is copied into shared memory once, not for every task.
 */
const sharedFiles = new WeakMap<Uint8Array, Uint8Array>();

function withSharedFiles(request: RenderRequest): RenderRequest {
  return { ...request, fonts: shareFiles(request.fonts), images: shareFiles(request.images) };
}

function shareFiles(files: RenderRequest['fonts']): RenderRequest['fonts'] {
  const all: Record<string, RenderFile> = {};
  for (const [name, { key, bytes }] of Object.entries(files)) {
    const shared = sharedFiles.get(bytes) ?? shareBytes(bytes);
    sharedFiles.set(bytes, shared);
    all[name] = { key, bytes: shared };
  }
  return all;
}
