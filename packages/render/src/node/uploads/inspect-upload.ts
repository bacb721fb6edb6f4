import { inspectGif } from './gif-upload.ts';
import { inspectHeif } from './heif-upload.ts';
import { inspectJpeg } from './jpeg-upload.ts';
import { inspectPng } from './png-upload.ts';
import type { UploadInspection } from './upload-inspection.ts';

const inspectors: Readonly<Record<string, (path: string, to: string) => UploadInspection>> = {
  png: inspectPng,
  jpeg: inspectJpeg,
  gif: inspectGif,
  heif: inspectHeif,
};

/**
 * Reads from the bytes of an upload what sharp ignores or gets wrong.
 * @param format in the terms of sharp
 * @param to path of a temporary file, if one is needed
 * @throws UnreadablePicture
 */
export function inspectUpload(path: string, format: string, to: string): UploadInspection {
  return inspectors[format]?.(path, to) ?? { isLevel: false };
}
