import sharp from 'sharp';
import { decoding } from './decode-upload.ts';
import { withFileWindow } from './file-window.ts';
import { UnreadablePicture } from './unreadable-picture.ts';
import type { UploadInspection } from './upload-inspection.ts';

/** The markers at the start of a lossless frame. Hardly any program reads lossless JPEG, and only scanners write it. */
const losslessMarkers = new Set([0xc3, 0xc7, 0xcb, 0xcf]);
/** The markers of all other frames, of a scan and of the end of the file. The search stops at them. */
const lastMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc5, 0xc6, 0xc9, 0xca, 0xcd, 0xce, 0xda, 0xd9]);

export function inspectJpeg(path: string): UploadInspection {
  return withFileWindow(path, (file) => {
    for (let at = 2; ; ) {
      const [mark, marker] = file.read(at, 2);
      if (mark !== 0xff || marker === undefined || lastMarkers.has(marker)) return { isLevel: false };
      if (losslessMarkers.has(marker)) throw new UnreadablePicture('lossless_jpeg', `marker ${marker}`);
      // Any number of fill bytes may precede a marker.
      if (marker === 0xff) at += 1;
      else {
        const length = file.read(at + 2, 2);
        if (length.length < 2) return { isLevel: false };
        at += 2 + length.readUInt16BE(0);
      }
    }
  });
}

/**
 * The warnings of libjpeg when a marker ends a scan early, and when it finds a code that no table of the file has, which
 * it only looks for in progressive files. Others, like extra bytes between scans, are tolerated.
 */
const damages = ['premature end of data segment', 'bad Huffman code'];

/**
 * Refuses a JPEG of which pixels are missing although its file goes on, for example because a program has written an end after
 * an interrupted upload, or whose pixels a flipped bit has replaced: libjpeg only warns of that and paints the rest gray or
 * in wrong colors, and sharp reports a warning only by failing.
 * Reduced to an eighth while it is read, because the pixels themselves are not needed. What else is wrong is found by decoding.
 */
export async function assertScansComplete(path: string): Promise<void> {
  const reduced = sharp(path, { ...decoding, failOn: 'warning' })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw();
  const reason = await reduced.toBuffer().then(
    () => '',
    (error: Error) => error.message,
  );
  if (damages.some((damage) => reason.includes(damage))) throw new UnreadablePicture('damaged', reason);
}
