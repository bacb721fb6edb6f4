import { imagePixelsMax } from '@platen/model/files/blobs';
import { extensionOf } from './content-types.ts';

/** What a field accepts. */
export interface FileLimits {
  /** Lower case, without the dot. Empty: any. */
  extensions: readonly string[];
  maxMb: number;
  count: number;
  maxWidthPx?: number | undefined;
  maxHeightPx?: number | undefined;
  maxPixels: number;
  /** The exact size of the image, in pixels. */
  exactPx?: PictureSize | undefined;
  /** Below this an image is accepted, but may look blurred where it is used. */
  sharpPx?: PictureSize | undefined;
}

export const defaultLimits: FileLimits = {
  extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'],
  maxMb: 3,
  count: 1,
  maxPixels: imagePixelsMax,
};

/** Why a file is not accepted, as data: the texts are in the messages. */
export type FileFinding =
  | { kind: 'format' | 'empty'; name: string }
  | { kind: 'size' | 'width' | 'height' | 'pixels'; name: string; limit: number }
  | { kind: 'exact' | 'soft'; name: string; actual: PictureSize; wanted: PictureSize }
  | { kind: 'count'; limit: number };

export interface PictureSize {
  widthPx: number;
  heightPx: number;
}

const bytesPerMb = 1024 * 1024;

export function checkFile(file: { name: string; size: number }, limits: FileLimits): FileFinding | undefined {
  const { name, size } = file;
  const { extensions, maxMb } = limits;
  if (extensions.length > 0 && !extensions.includes(extensionOf(name))) return { kind: 'format', name };
  if (size === 0) return { kind: 'empty', name };
  if (size > maxMb * bytesPerMb) return { kind: 'size', name, limit: maxMb };
  return undefined;
}

export function checkPicture(name: string, size: PictureSize, limits: FileLimits): FileFinding | undefined {
  const { maxWidthPx = Number.POSITIVE_INFINITY, maxHeightPx = Number.POSITIVE_INFINITY, maxPixels } = limits;
  if (size.widthPx > maxWidthPx) return { kind: 'width', name, limit: maxWidthPx };
  if (size.heightPx > maxHeightPx) return { kind: 'height', name, limit: maxHeightPx };
  if (size.widthPx * size.heightPx > maxPixels) return { kind: 'pixels', name, limit: maxPixels };
  const wanted = limits.exactPx;
  if (wanted && (size.widthPx !== wanted.widthPx || size.heightPx !== wanted.heightPx)) {
    return { kind: 'exact', name, actual: size, wanted };
  }
  const sharp = limits.sharpPx;
  // Shown over all of its frame: the worse of both sides decides.
  if (sharp && (size.widthPx < sharp.widthPx || size.heightPx < sharp.heightPx)) {
    return { kind: 'soft', name, actual: size, wanted: sharp };
  }
  return undefined;
}

/** Whether a file with this finding is not accepted; otherwise it is only said. */
export const refusesFile = ({ kind }: FileFinding): boolean => kind !== 'soft';

/**
 * Which of the selected files are accepted. Invalid files take no slot: five valid ones after five invalid ones still
 * fit into a field of five. Exceeding the count is reported once, not for each file.
 */
export function acceptFiles<F extends { name: string; size: number }>(
  files: readonly F[],
  room: number,
  limits: FileLimits,
): { accepted: F[]; findings: FileFinding[] } {
  const findings: FileFinding[] = [];
  const right = files.filter((file) => {
    const finding = checkFile(file, limits);
    if (finding) findings.push(finding);
    return !finding;
  });
  if (right.length > room) findings.push({ kind: 'count', limit: limits.count });
  return { accepted: right.slice(0, Math.max(0, room)), findings };
}
