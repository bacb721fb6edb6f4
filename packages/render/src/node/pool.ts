import { availableParallelism } from 'node:os';
import type { Writable } from 'node:stream';
import { imagePixelsMax } from '@platen/design/constants';
import { isPrintedOnWhite } from '@platen/design/print-options';
import { imageSize, assertPrintable } from '../drawing.ts';
import type { Finding } from '../findings.ts';
import type { FontFault } from '../text/font-file.ts';
import { type WorkerCode, startThread } from './worker-handle.ts';
import {
  type ImageOutput,
  type PrintCheck,
  type RenderedImage,
  type RenderFile,
  type RenderRequest,
  shareBytes,
  type StripJob,
  type ThreadCalls,
} from './job.ts';
import { srgbProfile } from './srgb-profile.ts';
import { stripCount, writeStrips } from './strips.ts';
import { type TaskOptions, WorkerPool } from './worker-pool.ts';

export interface RenderPoolOptions {
  /** The built `@platen/render/node/worker`. */
  readonly worker: WorkerCode;
  readonly count?: number;
  readonly heapMaxMb?: number;
}

export interface PngControl extends TaskOptions {
  /** Called with the share that is done, from 0 to 1, after each strip. */
  readonly onProgress?: (share: number) => void;
  /** Draws black text and codes in white, for a print in which they get black ink only. */
  readonly whitensBlackText?: boolean;
}

/** Threads that render: a small image on one thread, a large one in strips on all of them. */
export interface RenderPool {
  renderImage(request: RenderRequest, output: ImageOutput, control?: TaskOptions): Promise<RenderedImage>;
  /** A production image at full size, in strips. Throws a `RefusedError` before the first byte is written. */
  renderToPng(request: RenderRequest, stream: Writable, control?: PngControl): Promise<readonly Finding[]>;
  /** The findings of drawing, without drawing. */
  inspect(request: RenderRequest, control?: TaskOptions): Promise<readonly Finding[]>;
  /** The findings of drawing that do not depend on the pixels of pictures: all except codes that are covered. */
  checkPrint(check: PrintCheck, control?: TaskOptions): Promise<readonly Finding[]>;
  /** The reason why a file cannot be used as a font, if there is one. */
  checkFont(bytes: Uint8Array, control?: TaskOptions): Promise<FontFault | undefined>;
  close(): Promise<void>;
}

const tasksPerWorkerMax = 500;
/** With less, V8 grows the heap in such small steps that it collects garbage after every image, for as long as drawing took. */
const heapMaxMbDefault = 2048;
/** Two of the largest images that may be drawn. */
const pixelsMax = 2 * imagePixelsMax;
let jobCount = 0;

/** The processor time of all threads of this process, in ms. */
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

/** Files are large and most orders share some of them: they are copied into shared memory once, not for every task. */
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
