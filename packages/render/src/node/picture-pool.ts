import { type HandCode, startProcess } from './hand.ts';
import type { PictureCalls, PictureResize, PictureToPrepare } from './picture-work.ts';
import type { PrintOrder } from './print/print-file.ts';
import { type Control, RenderThreadError, Threads } from './threads.ts';
import type { PreparedPicture } from './uploads/prepare-picture.ts';
import { pictureFaults, UnreadablePicture } from './uploads/unreadable-picture.ts';
import type { Size } from '@platen/design/geometry';

/** Processes that look into, decode and convert the pictures that people bring. They start with the first picture. */
export interface PicturePool {
  /**
   * The size that people see, that is, turned as the camera says, by the header alone: nothing is decoded. Throws an
   * `UnreadablePicture` for what could not be decoded either.
   */
  readSize(from: string | Uint8Array, control?: Control): Promise<Size | undefined>;
  /**
   * Decodes a picture to its last row, and writes what is drawn from: its levels. Throws an `UnreadablePicture`, also for
   * one that takes too long or ends the process.
   */
  prepare(picture: PictureToPrepare, control?: Control): Promise<PreparedPicture>;
  /** A smaller sRGB copy of the first frame, of a file or of its bytes. Throws an `UnreadablePicture`. */
  resize(from: string | Uint8Array, resize: PictureResize, control?: Control): Promise<Uint8Array>;
  /** The path of the file that goes to the press; throws where its profile cannot be used. */
  print(order: PrintOrder, control?: Control): Promise<string>;
  /** Whether a file is the profile of a press, by converting with it. One that ends the process is none. */
  isPressProfile(bytes: Uint8Array, control?: Control): Promise<boolean>;
  close(): Promise<void>;
}

const asksMax = 500;
const timeoutMs = 120_000;
/** The largest image takes two minutes in four inks on a slow machine. */
const printTimeoutMs = 15 * 60_000;

/** @param pixelsMax of all that is decoded at a time */
export function openPicturePool(options: {
  /** The built `@platen/render/node/picture-process`. */
  code: HandCode;
  count: number;
  pixelsMax: number;
}): PicturePool {
  const { code, count, pixelsMax } = options;
  const processes = new Threads<PictureCalls>({ count, asksMax, pixelsMax, start: () => startProcess(code) });

  async function ask<C extends keyof PictureCalls>(
    call: C,
    message: PictureCalls[C]['ask'],
    control?: Control,
  ): Promise<PictureCalls[C]['answer']> {
    try {
      return await processes.ask(call, message, { timeoutMs, ...control });
    } catch (error) {
      if (error instanceof RenderThreadError) throw new UnreadablePicture('damaged', error.message);
      throw error instanceof Error && error.name === UnreadablePicture.name ? unreadable(error.message) : error;
    }
  }

  return {
    readSize: (from, control) => ask('size', { from }, control),
    prepare: (picture, control) => ask('prepare', picture, control),
    resize: (from, resize, control) => ask('resize', { from, resize }, control),
    print: (order, control) => processes.ask('print', order, { timeoutMs: printTimeoutMs, ...control }),
    async isPressProfile(bytes, control) {
      try {
        return await processes.ask('profile', { bytes }, { timeoutMs, ...control });
      } catch (error) {
        if (error instanceof RenderThreadError) return false;
        throw error;
      }
    },
    close: () => processes.close(),
  };
}

/** An error comes out of a process as its name and its words; the first of these is the fault. */
function unreadable(message: string): UnreadablePicture {
  const fault = pictureFaults.find((each) => message.startsWith(`${each}: `));
  return new UnreadablePicture(fault ?? 'damaged', message);
}
