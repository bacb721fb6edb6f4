import { imagePixelsMax } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import sharp from 'sharp';
import { isPressProfile } from './print/press-colors.ts';
import { makePrintFile, type PrintOrder } from './print/print-file.ts';
import { windowOfBytes, withFileWindow } from './uploads/file-window.ts';
import { type PreparedPicture, preparePicture } from './uploads/prepare-picture.ts';
import { asPicture, UnreadablePicture } from './uploads/unreadable-picture.ts';
import { findUnsupported } from './uploads/unsupported-picture.ts';

/** The calls that a picture process handles: all work on untrusted files, which may crash the process. */
export interface PictureCalls {
  /** The displayed size from the header of a file or of its first bytes; undefined if the header cannot be read. */
  size: { input: { from: string | Uint8Array }; result: Size | undefined };
  prepare: { input: PictureToPrepare; result: PreparedPicture };
  resize: { input: { from: string | Uint8Array; resize: PictureResize }; result: Uint8Array };
  /** Returns the path of the print file. It runs here because its color profile is an untrusted upload, too. */
  print: { input: PrintOrder; result: string };
  profile: { input: { bytes: Uint8Array }; result: boolean };
}

export interface PictureToPrepare {
  readonly path: string;
  /** The folder for the levels and for temporary files. */
  readonly folder: string;
}

export interface PictureResize {
  readonly widthPx: number;
  readonly quality: number;
  readonly contentType: 'image/jpeg' | 'image/webp';
}

// There is one process for each task at a time, so more threads within a process would only hold more memory.
sharp.concurrency(1);
// Every picture is opened only once, so the cache would never be hit, and it would keep deleted files open.
sharp.cache(false);

type Handlers = {
  readonly [C in keyof PictureCalls]: (input: PictureCalls[C]['input']) => Promise<PictureCalls[C]['result']>;
};

export const pictureHandlers: Handlers = {
  async size({ from }) {
    const unsupported =
      typeof from === 'string' ? withFileWindow(from, findUnsupported) : findUnsupported(windowOfBytes(from));
    if (unsupported !== undefined) throw new UnreadablePicture('unsupported', unsupported);
    const metadata = await sharp(from, { limitInputPixels: false, pages: 1 })
      .metadata()
      .catch(() => undefined);
    return metadata && { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
  },

  prepare: ({ path, folder }) => preparePicture(path, folder),

  print: makePrintFile,

  profile: ({ bytes }) => isPressProfile(bytes),

  /** A smaller sRGB copy of the first frame, rotated by its EXIF orientation. */
  resize: ({ from, resize: { widthPx, quality, contentType } }) =>
    asPicture(() => {
      const image = sharp(from, { limitInputPixels: imagePixelsMax, autoOrient: true }).resize({
        width: widthPx,
        withoutEnlargement: true,
      });
      return (contentType === 'image/jpeg' ? image.jpeg({ quality }) : image.webp({ quality })).toBuffer();
    }),
};
