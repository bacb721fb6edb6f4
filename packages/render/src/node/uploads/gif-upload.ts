import type { Size } from '@platen/design/geometry';
import { type FileWindow, withFileWindow } from './file-window.ts';
import type { UploadFrame, UploadInspection } from './upload-inspection.ts';

const extension = 0x21;
const imageDescriptor = 0x2c;

/** Finds a first frame that does not cover the canvas. The rest is transparent in browsers, but black in libvips. */
export function inspectGif(path: string): UploadInspection {
  return { isLevel: false, frame: withFileWindow(path, partialFrameOf) };
}

function partialFrameOf(file: FileWindow): UploadFrame | undefined {
  const head = file.read(0, 13);
  if (head.length < 13) return undefined;
  const canvas = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  const flags = head.readUInt8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  for (;;) {
    const block = file.read(at, 10);
    if (block[0] === extension) at = afterBlocks(file, at + 2);
    else if (block[0] === imageDescriptor && block.length === 10) return frameIn(canvas, block);
    else return undefined;
  }
}

function frameIn(canvas: Size, block: Buffer): UploadFrame | undefined {
  const rect = {
    left: block.readUInt16LE(1),
    top: block.readUInt16LE(3),
    width: block.readUInt16LE(5),
    height: block.readUInt16LE(7),
  };
  const isInside = rect.left + rect.width <= canvas.width && rect.top + rect.height <= canvas.height;
  const isWhole = rect.width === canvas.width && rect.height === canvas.height;
  return isInside && !isWhole ? { rect, canvas } : undefined;
}

/** The offset after a sequence of sub-blocks. Each starts with a byte for its length, and an empty one is the last. */
function afterBlocks(file: FileWindow, start: number): number {
  let at = start;
  for (;;) {
    const length = file.read(at, 1)[0];
    if (length === undefined || length === 0) return at + 1;
    at += length + 1;
  }
}
