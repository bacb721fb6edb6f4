import { withFileWindow } from './file-window.ts';
import type { UploadInspection } from './upload-inspection.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** Where a frame begins that was compressed without loss: what hardly any program but a scanner's writes, or reads. */
const losslessMarkers = new Set([0xc3, 0xc7, 0xcb, 0xcf]);
/** Any other frame, and the end: what follows is of no matter here. */
const lastMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc5, 0xc6, 0xc9, 0xca, 0xcd, 0xce, 0xda, 0xd9]);

export function inspectJpeg(path: string): UploadInspection {
  return withFileWindow(path, (file) => {
    for (let at = 2; ; ) {
      const [mark, marker] = file.read(at, 2);
      if (mark !== 0xff || marker === undefined || lastMarkers.has(marker)) return { isLevel: false };
      if (losslessMarkers.has(marker)) throw new UnreadablePicture('lossless_jpeg', `marker ${marker}`);
      // Bytes that fill, before a marker.
      if (marker === 0xff) at += 1;
      else {
        const length = file.read(at + 2, 2);
        if (length.length < 2) return { isLevel: false };
        at += 2 + length.readUInt16BE(0);
      }
    }
  });
}
