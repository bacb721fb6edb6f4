import { imagePixelsMax } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import sharp from 'sharp';
import { isPressProfile } from './print/press-colors.ts';
import { makePrintFile, type PrintOrder } from './print/print-file.ts';
import { lookInto, windowOn } from './uploads/file-window.ts';
import { preparePicture, type PreparedPicture } from './uploads/prepare-picture.ts';
import { asPicture, UnreadablePicture } from './uploads/unreadable-picture.ts';
import { findUnsupported } from './uploads/unsupported-picture.ts';

/** What is done with pictures that people bring, in a process of its own. */
export interface PictureCalls {
  /** The size that people see, by the header alone; of a file, or of its first bytes. Nothing where it tells none. */
  size: { ask: { from: string | Uint8Array }; answer: Size | undefined };
  prepare: { ask: PictureToPrepare; answer: PreparedPicture };
  resize: { ask: { from: string | Uint8Array; resize: PictureResize }; answer: Uint8Array };
  /** The path of the file that goes to the press. Its profile is a stranger's file too. */
  print: { ask: PrintOrder; answer: string };
  profile: { ask: { bytes: Uint8Array }; answer: boolean };
}

export interface PictureToPrepare {
  readonly path: string;
  /** Where its levels are written, and what is needed on the way. */
  readonly folder: string;
}

export interface PictureResize {
  readonly widthPx: number;
  readonly quality: number;
  readonly contentType: 'image/jpeg' | 'image/webp';
}

// The process does one thing at a time: more threads would only hold more memory.
sharp.concurrency(1);
// Every picture is looked at once, so nothing would be found in this cache; and it holds deleted files open.
sharp.cache(false);

type Work = { readonly [C in keyof PictureCalls]: (ask: PictureCalls[C]['ask']) => Promise<PictureCalls[C]['answer']> };

export const pictureWork: Work = {
  async size({ from }) {
    const unsupported = typeof from === 'string' ? lookInto(from, findUnsupported) : findUnsupported(windowOn(from));
    if (unsupported !== undefined) throw new UnreadablePicture('unsupported', unsupported);
    const metadata = await sharp(from, { limitInputPixels: false, pages: 1 })
      .metadata()
      .catch(() => undefined);
    return metadata && { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
  },

  prepare: ({ path, folder }) => preparePicture(path, folder),

  print: makePrintFile,

  profile: ({ bytes }) => isPressProfile(bytes),

  /** A smaller sRGB copy, turned as the camera says, of the first frame. */
  resize: ({ from, resize: { widthPx, quality, contentType } }) =>
    asPicture(() => {
      const image = sharp(from, { limitInputPixels: imagePixelsMax, autoOrient: true }).resize({
        width: widthPx,
        withoutEnlargement: true,
      });
      return (contentType === 'image/jpeg' ? image.jpeg({ quality }) : image.webp({ quality })).toBuffer();
    }),
};
