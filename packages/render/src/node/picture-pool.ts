import { type HandCode, startProcess } from './hand.ts';
import {
  type PictureCalls,
  type PictureResize,
  type PictureToNormalise,
  type NormalisedFile,
  UnreadablePicture,
} from './picture-work.ts';
import { type Control, RenderThreadError, Threads } from './threads.ts';
import type { Size } from '@platen/design/geometry';

/** Processes that look into, decode and convert the pictures that people bring. They start with the first picture. */
export interface PicturePool {
  /** The size that people see, that is, turned as the camera says, by the header alone: nothing is decoded. */
  readSize(from: string | Uint8Array, control?: Control): Promise<Size | undefined>;
  /**
   * Decodes a picture to its last row, and writes it anew where it must become another file to be drawn the same
   * everywhere. Throws an `UnreadablePicture`, also for one that takes too long or ends the process.
   */
  normalise(picture: PictureToNormalise, control?: Control): Promise<NormalisedFile>;
  /** A smaller sRGB copy of the first frame. Throws an `UnreadablePicture`. */
  resize(path: string, resize: PictureResize, control?: Control): Promise<Uint8Array>;
  close(): Promise<void>;
}

const asksMax = 500;
const timeoutMs = 120_000;

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
      const isUnreadable = error instanceof Error && error.name === UnreadablePicture.name;
      if (isUnreadable || error instanceof RenderThreadError) throw new UnreadablePicture(error.message);
      throw error;
    }
  }

  return {
    readSize: (from, control) => ask('size', { from }, control),
    normalise: (picture, control) => ask('normalise', picture, control),
    resize: (path, resize, control) => ask('resize', { path, resize }, control),
    close: () => processes.close(),
  };
}
