import type { Size } from '@platen/design/geometry';
import type { PictureCalls, PictureResize, PictureToPrepare } from './picture-handlers.ts';
import type { PrintOrder } from './print/print-file.ts';
import type { PreparedPicture } from './uploads/prepare-picture.ts';
import { pictureFaults, UnreadablePicture } from './uploads/unreadable-picture.ts';
import { startProcess, type WorkerCode } from './worker-handle.ts';
import { RenderThreadError, type TaskOptions, WorkerPool } from './worker-pool.ts';

/** Processes that inspect, decode and convert uploaded pictures. They start with the first picture. */
export interface PicturePool {
  /**
   * Reads the displayed size, after EXIF rotation, from the header without decoding any pixels. Throws an
   * `UnreadablePicture` for formats that cannot be decoded.
   */
  readSize(from: string | Uint8Array, control?: TaskOptions): Promise<Size | undefined>;
  /**
   * Decodes a picture completely and writes its levels, from which images are drawn. Throws an `UnreadablePicture`,
   * also for a picture that takes too long or crashes the process.
   */
  prepare(picture: PictureToPrepare, control?: TaskOptions): Promise<PreparedPicture>;
  /** Makes a smaller sRGB copy of the first frame of a path or of bytes. Throws an `UnreadablePicture`. */
  resize(from: string | Uint8Array, resize: PictureResize, control?: TaskOptions): Promise<Uint8Array>;
  /** Makes the print file and returns its path. Throws if the color profile cannot be used. */
  print(order: PrintOrder, control?: TaskOptions): Promise<string>;
  /** Whether a file is a usable press profile, tested by a conversion. One that crashes the process is not. */
  isPressProfile(bytes: Uint8Array, control?: TaskOptions): Promise<boolean>;
  close(): Promise<void>;
}

const tasksPerWorkerMax = 500;
const timeoutMs = 120_000;
/** Converting the largest image to four inks takes two minutes on a slow machine. */
const printTimeoutMs = 15 * 60_000;

/** @param options.pixelsMax the pixels of all pictures that are decoded at the same time, together */
export function openPicturePool(options: {
  /** The built `@platen/render/node/picture-process`, or its entry file for running from source. */
  code: WorkerCode;
  count: number;
  pixelsMax: number;
}): PicturePool {
  const { code, count, pixelsMax } = options;
  const processes = new WorkerPool<PictureCalls>({
    count,
    tasksPerWorkerMax,
    pixelsMax,
    start: () => startProcess(code),
  });

  async function run<C extends keyof PictureCalls>(
    call: C,
    input: PictureCalls[C]['input'],
    control?: TaskOptions,
  ): Promise<PictureCalls[C]['result']> {
    try {
      return await processes.run(call, input, { timeoutMs, ...control });
    } catch (error) {
      if (error instanceof RenderThreadError) throw new UnreadablePicture('damaged', error.message);
      throw error instanceof Error && error.name === UnreadablePicture.name ? unreadable(error.message) : error;
    }
  }

  return {
    readSize: (from, control) => run('size', { from }, control),
    prepare: (picture, control) => run('prepare', picture, control),
    resize: (from, resize, control) => run('resize', { from, resize }, control),
    print: (order, control) => processes.run('print', order, { timeoutMs: printTimeoutMs, ...control }),
    async isPressProfile(bytes, control) {
      try {
        return await processes.run('profile', { bytes }, { timeoutMs, ...control });
      } catch (error) {
        if (error instanceof RenderThreadError) return false;
        throw error;
      }
    },
    close: () => processes.close(),
  };
}

/** A process sends an error as its name and message. The message starts with the fault. */
function unreadable(message: string): UnreadablePicture {
  const fault = pictureFaults.find((each) => message.startsWith(`${each}: `));
  return new UnreadablePicture(fault ?? 'damaged', message);
}
